import { whyText, type Names } from '@stammtisch/texts';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/use-messages.ts';
import { askBot } from '../../session/ask-bot.ts';
import { Button } from '../../ui/button.tsx';
import type { Course } from '../course.ts';
import { useWords } from '../use-words.ts';
import { explain } from './explain.ts';
import type { Done } from './recall.ts';
import styles from './why-bot.module.css';

export interface WhyBotProps {
  readonly course: Course;
  readonly done: Done;
  readonly names: Names;
  /** What is asked: "Warum hat Sepp das gespielt?" */
  readonly question: string;
  /** What the button says where it stands beside what it is about. */
  readonly label?: string;
}

type Answer = Awaited<ReturnType<typeof explain>> | 'asked' | 'failed' | null;

/** Asks a bot why it did something, and tells what it says. */
export function WhyBot({ course, done, names, question, label = question }: WhyBotProps) {
  const words = useWords();
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer>(null);
  const currency = course.record.rules['scoring.currency'];
  return (
    <div className={styles['why']}>
      {answer === null ? (
        <Button
          aria-label={question}
          onClick={() => {
            setAnswer('asked');
            explain(course, done, askBot).then(setAnswer, () => setAnswer('failed'));
          }}
        >
          {label}
        </Button>
      ) : (
        <p role="status">
          {typeof answer === 'object' ? whyText(answer, { names, currency }, language) : words.why[answer]}
        </p>
      )}
    </div>
  );
}
