import { countedValue, judgeNumber, readCards, type CountStep as Count } from '@stammtisch/lessons';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useEffectEvent } from 'preact/compat';
import { Button } from '../../ui/button.tsx';
import { NamedCard } from '../../ui/named-card.tsx';
import { isSwitchedOff } from '../../settings/single-keys.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { LessonFoot } from '../lesson-foot.tsx';
import type { StepProps } from '../step-props.ts';
import { useStepCommands } from '../step-reply.ts';
import { useStep } from '../use-step.ts';
import { useLearnWords } from '../words.ts';
import styles from './count-step.module.css';
import stage from './stage.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
/** No number in a lesson is longer. */
const LONGEST = 3;

/** Count something and type in the number, with the keys on the screen or those of the keyboard. */
export function CountStep(props: StepProps<Count>) {
  const t = useLearnWords();
  const { counted } = props.step;
  const [typed, setTyped] = useState('');
  const state = useStep(props, () => {
    const value = countedValue(counted);
    setTyped(String(value));
    say(judgeNumber(counted, value));
  });
  const { done, say, hush, foot } = state;
  useStepCommands(props, state, {
    answer: {
      kind: 'number',
      onNumber(value) {
        setTyped(String(value));
        say(judgeNumber(counted, value));
      },
    },
    cards: cardsOf(counted).map((card) => ({ card })),
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (done || isTyping(event.target) || isSwitchedOff(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      // A right answer moves the focus to "Weiter": this press must not press that too.
      event.preventDefault();
      check();
    }
  });
  // Before the step is painted, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function type(digit: string): void {
    setTyped((before) => (before === '0' ? digit : (before + digit).slice(0, LONGEST)));
    hush();
  }

  function erase(): void {
    setTyped((before) => before.slice(0, -1));
    hush();
  }

  function check(): void {
    if (typed !== '') say(judgeNumber(counted, Number(typed)));
  }

  return (
    <>
      <main className={stage['stage']}>
        <CountedCards counted={counted} />
        <p className={styles['number']} aria-live="polite">
          <span className="visually-hidden">{t.yourAnswer}:</span> {typed === '' ? '?' : typed}
        </p>
        {!done && (
          <div className={styles['keys']} role="group" aria-label={t.digit}>
            {DIGITS.map((digit) => (
              <Button key={digit} kind="quiet" onClick={() => type(digit)}>
                {digit}
              </Button>
            ))}
            <Button kind="quiet" aria-label={t.erase} onClick={erase}>
              ⌫
            </Button>
          </div>
        )}
      </main>
      <LessonFoot {...foot}>
        <Button kind="main" onClick={check}>
          {t.check}
        </Button>
      </LessonFoot>
    </>
  );
}

function CountedCards({ counted }: { readonly counted: Count['counted'] }) {
  const cards = cardsOf(counted);
  if (cards.length === 0) return null;
  return (
    <ul className={styles['cards']} style={{ '--count': cards.length }}>
      {cards.map((card) => (
        <li key={card}>
          <NamedCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function cardsOf(counted: Count['counted']): readonly number[] {
  switch (counted.type) {
    case 'points':
    case 'trumps':
      return readCards(counted.cards);
    case 'laufende':
      return readCards(counted.trumps);
    case 'rest':
      return [];
  }
}
