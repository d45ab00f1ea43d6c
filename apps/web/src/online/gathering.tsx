import type { TableFrame } from '@stammtisch/protocol';
import { readHouseRules, SEATS, type Seat } from '@stammtisch/rules';
import { houseRulesSentence } from '@stammtisch/texts';
import { lazy, Suspense } from 'preact/compat';
import { smallestSet } from '../house-rules/draft.ts';
import { useChosenRules } from '../house-rules/editor-context.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { PageFrame } from '../navigation/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { AskForChair } from './ask-for-chair.tsx';
import type { Contributor } from './contributor.ts';
import { DealingNote } from './dealing-note.tsx';
import { goToTable } from './friends-place.ts';
import { isHere } from './here.ts';
import { Invitation } from './invitation.tsx';
import { LastSaid } from './last-said.tsx';
import { LineNote } from './line-note.tsx';
import { Offers } from './offers.tsx';
import { QuickStart } from './quick-start.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useRoom } from './use-room.ts';
import { useWords } from './use-words.ts';
import { nameOf } from './words-de.ts';
import styles from './friends.module.css';

const GatheringRest = lazy(async () => ({ default: (await import('./people/gathering-rest.tsx')).GatheringRest }));

/** A table before its first deal: link, chairs, rules. */
export function Gathering({ frame, dealing }: { readonly frame: TableFrame; readonly dealing: Contributor }) {
  const words = useWords();
  const { you, sitting, table } = frame;
  const isSeated = you.seat !== null;
  const here = isHere(frame);
  const { looking = [] } = sitting;
  const isFull = sitting.chairs.every((chair) => chair !== null);
  const invitation = isSeated && (
    <section className={styles['part']} aria-labelledby="invite">
      <h2 id="invite">{words.invite}</h2>
      <Invitation code={table} />
    </section>
  );
  return (
    <PageFrame title={words.tableOf(table)} before={<Back frame={frame} />}>
      <LineNote />
      <div className={styles['notes']}>
        <RefusalNote />
        <LastSaid frame={frame} onlyHost />
      </div>
      <Offers frame={frame} />
      <DealingNote dealing={dealing} />
      <QuickStart frame={frame} />
      <AskForChair frame={frame} />
      {/* As long as somebody is missing the invitation comes first; then the way to the first deal. */}
      {!isFull && invitation}
      <section className={styles['part']} aria-labelledby="chairs">
        <h2 id="chairs">{words.chairs}</h2>
        <ul className={`${styles['chairs']} ${styles['four']}`}>
          {SEATS.map((seat) => (
            <ChairLine key={seat} seat={seat} frame={frame} />
          ))}
        </ul>
        {sitting.waiting.length > 0 && (
          <p>
            {words.waiting}: {sitting.waiting.map((one) => nameOf(sitting.members, one, words.nobody)).join(', ')}
          </p>
        )}
        {looking.length > 0 && (
          <p>
            {words.looking}: {looking.map(({ name }) => name ?? words.nobody).join(', ')}
          </p>
        )}
        {isSeated && sitting.phase === 'gathering' && <Begin frame={frame} />}
      </section>
      {isFull && invitation}
      <Suspense fallback={null}>{here && <GatheringRest frame={frame} />}</Suspense>
      <Rules frame={frame} />
    </PageFrame>
  );
}

/** Whoever sits there gets up before he goes; others simply go. */
export function Back({ frame }: { readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  const here = isHere(frame);
  const leave = async (): Promise<void> => {
    if (here) await room.want({ type: 'stand' });
    room.leave();
    goToTable('');
  };
  return <Button onClick={() => void leave()}>← {here ? words.leaveTable : words.back}</Button>;
}

function ChairLine({ seat, frame: { sitting, you } }: { readonly seat: Seat; readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  const chair = sitting.chairs[seat];
  const member = sitting.members.find((one) => one.member === chair?.member);
  const name = member === undefined ? words.free : (member.name ?? words.nobody);
  const notes = [
    ...(you.seat === seat ? [words.you] : []),
    ...(member?.kind === 'bot' ? [words.bot] : []),
    ...(member?.member === sitting.host ? [words.host] : []),
    ...(member?.present === false ? [words.absent] : []),
    ...(member?.kind === 'human' && chair?.bot === true ? [words.botPlaysOn] : []),
  ];
  const mayRemove = you.host && member?.kind === 'bot' && sitting.phase === 'gathering';
  return (
    <li data-free={member === undefined}>
      <span>
        <b>{name}</b> {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      {mayRemove && (
        <Button aria-label={words.removeBot(name)} onClick={() => void room.want({ type: 'remove-bot', chair: seat })}>
          ✕
        </Button>
      )}
    </li>
  );
}

function Begin({ frame: { sitting, you } }: { readonly frame: TableFrame }) {
  const words = useWords();
  const room = useRoom();
  const free = sitting.chairs.filter((chair) => chair === null).length;
  return (
    <>
      <p role="status">{free === 0 ? '' : `${words.startNeeds(free)} ${words.waitsFor}`}</p>
      <div className={styles['buttons']}>
        {free > 0 && you.host && (
          <Button size="large" onClick={() => void room.want({ type: 'add-bots', chair: null })}>
            {words.addBots}
          </Button>
        )}
        {free === 0 && (
          <Button kind="main" size="large" wide onClick={() => void room.want({ type: 'start' })}>
            {words.start}
          </Button>
        )}
      </div>
    </>
  );
}

/** The rules of the table in a sentence; the host may take others. */
export function Rules({ frame: { sitting, you } }: { readonly frame: TableFrame }) {
  const words = useWords();
  const language = useLanguage();
  const room = useRoom();
  const { draft } = useChosenRules();
  const mine = { preset: draft.preset, set: smallestSet(draft) };
  const rules = readHouseRules(sitting.nextRules ?? sitting.rules);
  const isOther = JSON.stringify(mine) !== JSON.stringify(sitting.nextRules ?? sitting.rules);
  return (
    <section className={styles['part']} aria-labelledby="rules">
      <h2 id="rules">{sitting.nextRules === null ? words.rules : `${words.rules}: ${words.nextRules}`}</h2>
      {rules.ok && <p>{houseRulesSentence(rules.value, language)}</p>}
      {you.host && isOther && (
        <Button onClick={() => void room.want({ type: 'set-rules', rules: mine })}>{words.useMyRules}</Button>
      )}
    </section>
  );
}
