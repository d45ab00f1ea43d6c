import { isRuleId, type Paragraph } from '@stammtisch/rule-book';
import type { HouseRules } from '@stammtisch/rules';
import { FigureView } from './figures/figure-view.tsx';
import { ProseText } from './prose-text.tsx';
import { useWords } from './use-words.ts';
import styles from './book.module.css';

export interface ParagraphViewProps {
  readonly paragraph: Paragraph;
  readonly rules: HouseRules;
  /** What the address points at. */
  readonly here: string;
}

/** A paragraph of the book: text, what this table says, figures, and the ids of its rules as addresses. */
export function ParagraphView({ paragraph, rules, here }: ParagraphViewProps) {
  const t = useWords();
  const { ids, text, table, figures } = paragraph;
  return (
    <article className={styles['paragraph']} data-here={ids.includes(here)}>
      <Anchors ids={ids} />
      <p>
        <ProseText text={text} />
      </p>
      {table.length > 0 && (
        <div className={styles['table']}>
          <p>{t.atThisTable}</p>
          <ul>
            {table.map((sentence) => (
              <li key={sentence}>
                <ProseText text={sentence} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {figures.length > 0 && (
        <div className={styles['figures']}>
          {figures.map((figure) => (
            <FigureView key={figure.label} figure={figure} rules={rules} />
          ))}
        </div>
      )}
      <RuleIds ids={ids} />
    </article>
  );
}

/** Where links to the rules arrive. */
function Anchors({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <span key={id} id={id} tabIndex={-1} className={styles['anchor']} />);
}

/** The ids of the rules, to be copied as links; ids that are only addresses are not shown. */
function RuleIds({ ids }: { readonly ids: readonly string[] }) {
  const t = useWords();
  const shown = ids.filter(isRuleId);
  if (shown.length === 0) return null;
  return (
    <p className={styles['ids']}>
      {shown.map((id) => (
        <a key={id} href={`#${id}`} aria-label={t.rule(id)}>
          {id}
        </a>
      ))}
    </p>
  );
}
