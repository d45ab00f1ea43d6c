import { readTableCode, type PersonIntention } from '@stammtisch/protocol';
import { houseRulesSentence } from '@stammtisch/texts';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { show } from '../app-store.ts';
import { smallestSet } from '../house-rules/draft.ts';
import { useChosenRules } from '../house-rules/editor-context.ts';
import { TemplateCards } from '../house-rules/template-cards.tsx';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../menu/switch.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { CodeField } from './code-field.tsx';
import { goToQuickTable, goToTable, SELF_PLACE } from './friends-place.ts';
import { LineNote } from './line-note.tsx';
import { Lobby } from './lobby.tsx';
import { NameField, useName } from './name-field.tsx';
import { OwnTables } from './own-tables.tsx';
import { refusalText } from './refusal-text.ts';
import { useLine, useRoom } from './use-room.ts';
import { useWords } from './use-words.ts';
import styles from './friends.module.css';

/** Opens a table, or leads to the one of somebody else. */
export function Entry() {
  const words = useWords();
  const line = useLine((info) => info.line);
  return (
    <PageFrame title={words.title} before={<Button onClick={() => show('start')}>← {words.back}</Button>}>
      <LineNote />
      {line !== 'no-server' && line !== 'outdated' && line !== 'logged-out' && (
        <>
          <OwnTables />
          <Tables />
          <JoinTable />
          <p className={styles['links']}>
            <PageLink screen="friends" place={SELF_PLACE}>
              {words.self}
            </PageLink>
          </p>
        </>
      )}
    </PageFrame>
  );
}

type Wanted = Exclude<PersonIntention, { readonly type: 'make-device-code' }>;

/** A table of one's own, or one that is open to everybody. Both need the name first. */
function Tables() {
  const words = useWords();
  const language = useLanguage();
  const room = useRoom();
  const isOpen = useLine((info) => info.line === 'open');
  const hasLobby = useLine(({ welcome }) => welcome?.lobby === true);
  const { draft } = useChosenRules();
  const [name, setName] = useName();
  const [listed, setListed] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function want(
    wanted: Pick<Wanted, 'type'> & { readonly options?: { readonly listed: boolean } },
  ): Promise<void> {
    if (!isOpen) return;
    if (name.trim() === '') {
      setProblem(words.nameNeeded);
      return field.current?.focus();
    }
    const rules = { preset: draft.preset, set: smallestSet(draft) };
    const answer = await room.wantForPerson({ ...wanted, name: name.trim(), rules });
    if (!answer.ok) return setProblem(refusalText(answer.reason, language, () => ''));
    if (answer.table === null) return undefined;
    return wanted.type === 'quick-game' ? goToQuickTable(answer.table) : goToTable(answer.table);
  }

  const open = (): void => void want({ type: 'create-table', options: { listed } });
  return (
    <>
      <OpenTable isOpen={isOpen} hasLobby={hasLobby} listed={listed} onListed={setListed} onOpen={open}>
        <NameField
          name={name}
          onName={(typed) => {
            setName(typed);
            setProblem('');
          }}
          field={field}
          onEnter={open}
        />
        <div role="alert">{problem !== '' && <p className={styles['refused']}>{problem}</p>}</div>
      </OpenTable>
      {hasLobby && <Lobby isOpen={isOpen} onQuick={() => void want({ type: 'quick-game' })} />}
    </>
  );
}

interface OpenTableProps {
  readonly isOpen: boolean;
  readonly hasLobby: boolean;
  readonly listed: boolean;
  readonly onListed: (listed: boolean) => void;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

function OpenTable({ isOpen, hasLobby, listed, onListed, onOpen, children }: OpenTableProps) {
  const words = useWords();
  const language = useLanguage();
  const { rules } = useChosenRules();
  return (
    <section className={styles['part']} aria-labelledby="open-table">
      <h2 id="open-table">{words.openTitle}</h2>
      <p>{words.openHint}</p>
      {children}
      {hasLobby && <Switch label={words.listed} hint={words.listedHint} on={listed} onChange={onListed} />}
      <Button kind="main" size="large" wide aria-disabled={!isOpen} onClick={onOpen}>
        {words.openTable}
      </Button>
      <p className={styles['quiet']}>
        <b>{words.rulesChosen}</b> {houseRulesSentence(rules, language)}
      </p>
      <details className={styles['more']}>
        <summary>{words.otherRules}</summary>
        <TemplateCards />
        <Button onClick={() => show('house-rules')}>{words.editRules}</Button>
      </details>
    </section>
  );
}

function JoinTable() {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const code = readTableCode(typed);
    setWrong(code === null);
    if (code !== null) goToTable(code);
  };
  return (
    <section className={styles['part']} aria-labelledby="join-table">
      <h2 id="join-table">{words.joinTitle}</h2>
      <form className={styles['form']} onSubmit={submit}>
        <CodeField label={words.code} value={typed} onChange={setTyped} hint="code-hint" oneTime={false} />
        <p id="code-hint" className={styles['quiet']} aria-live="polite">
          {isWrong ? words.codeWrong : words.codeHint}
        </p>
        <Button type="submit" size="large" wide>
          {words.toTable}
        </Button>
      </form>
    </section>
  );
}
