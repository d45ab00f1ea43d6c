import { useState } from 'preact/hooks';
import { differencesFrom } from '@stammtisch/rules';
import { houseRuleProblemText, houseRulesSentence } from '@stammtisch/texts';
import { playAt } from '../app-store.ts';
import { useLanguage } from '../i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { EditorContext, useEditor, useOptionWords } from './editor-context.ts';
import { choose, saveRound } from './house-rules-store.ts';
import { SaveDialog } from './save-dialog.tsx';
import type { LinkProblem, ReceivedRules as Received } from './share-link.ts';
import { useWords } from './use-words.ts';
import { draftOf } from './draft.ts';
import styles from './received-rules.module.css';

export interface ReceivedRulesProps {
  readonly received: Received;
  /** Leaves the link behind. */
  readonly onDone: () => void;
}

/** House rules that came with a link: what they say, and what can be done with them. Nothing is taken over before somebody says so. */
export function ReceivedRules({ received, onDone }: ReceivedRulesProps) {
  const { name, preset, set, rules } = received;
  const words = useWords();
  const language = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const differences = differencesFrom(rules, preset);
  return (
    <EditorContext value={{ draft: draftOf(preset, set), rules, shown: rules, conflict: null, differences }}>
      <main className={styles['page']}>
        <h1>{name === '' ? words.received : words.receivedNamed(name)}</h1>
        <p className={styles['sentence']} data-testid="sentence">
          {houseRulesSentence(rules, language)}
        </p>
        <Differences />
        <div className={styles['buttons']}>
          <Button kind="main" size="huge" wide onClick={() => void playAt({ preset, set, seed: null })}>
            {words.play}
          </Button>
          <Button size="large" onClick={() => setSaving(true)}>
            {words.save}
          </Button>
          <Button
            size="large"
            onClick={() => {
              choose(preset, set);
              onDone();
            }}
          >
            {words.edit}
          </Button>
          <Button size="large" onClick={onDone}>
            {words.notNow}
          </Button>
        </div>
        {isSaving && (
          <SaveDialog
            first={name === '' ? words.ourRound : name}
            onName={(given) => {
              choose(preset, set);
              saveRound(given);
              onDone();
            }}
            onClose={() => setSaving(false)}
          />
        )}
      </main>
    </EditorContext>
  );
}

function Differences() {
  const words = useWords();
  const { differences } = useEditor();
  const { value, label, preset } = useOptionWords();
  if (differences.length === 0) return <p>{words.receivedLike(preset)}</p>;
  return (
    <section aria-labelledby="differences-title">
      <h2 id="differences-title">{words.differs(preset, differences.length)}</h2>
      <dl className={styles['differences']}>
        {differences.map(({ option, here, inPreset }) => (
          <div key={option}>
            <dt>{label(option)}</dt>
            <dd>
              {value(option, here)} <small>{words.instead(value(option, inPreset))}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A link that is broken, and why. */
export function BrokenLink({ problem, onDone }: { readonly problem: LinkProblem; readonly onDone: () => void }) {
  const words = useWords();
  const language = useLanguage();
  const reason =
    problem.code === 'link-rules' ? houseRuleProblemText(problem.problem, language) : words.problems[problem.code];
  return (
    <main className={styles['page']}>
      <h1>{words.broken}</h1>
      <p className={styles['reason']} role="alert">
        {reason}
      </p>
      <p>{words.brokenHint}</p>
      <div className={styles['buttons']}>
        <Button kind="main" size="huge" wide onClick={onDone}>
          {words.toRules}
        </Button>
      </div>
    </main>
  );
}
