import type { Reason } from '@stammtisch/rules';
import { ReasonInWords } from '../i18n/reason.tsx';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import { RuleReference } from '../ui/rule-reference.tsx';
import { allowedInWords } from './allowed-in-words.ts';
import { ruleOfReason } from './rule-of-reason.ts';
import { useTableState } from './table-context.ts';
import { useWords } from './use-words.ts';
import styles from './refusal-tip.module.css';

/** Why something was refused, what is allowed instead, and the way to the rule. */
export function RefusalWords({ reason }: { readonly reason: Reason }) {
  const t = useMessages();
  const words = useWords();
  const language = useLanguage();
  const view = useTableState((state) => state.view);
  const allowed = allowedInWords(view, { t, language });
  const rule = ruleOfReason(reason.code);
  return (
    <>
      <p>
        <ReasonInWords reason={reason} />
      </p>
      {allowed !== null && <small>{allowed}</small>}
      {rule !== null && (
        <RuleReference id={rule}>
          <span className={styles['more']}>{words.more(rule)}</span>
        </RuleReference>
      )}
    </>
  );
}
