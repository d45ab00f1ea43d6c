import { contractName } from '../i18n/game-texts.ts';
import { useLanguage, useMessages } from '../i18n/use-messages.ts';
import sheet from '../table/sheet.module.css';
import { useTableState } from '../table/table-context.ts';
import { ME } from '../table/table-store.ts';
import { handAdvice } from './hand-advice.ts';

/** A line for learners: what the own hand counts, and how often such hands won the game that promises most. */
export function LearnerLine() {
  const t = useMessages();
  const language = useLanguage();
  const rules = useTableState((state) => state.view.rules);
  const hand = useTableState((state) => state.view.deal?.dealt ?? 0);
  const { trumps, laufende, saeue, best, dares } = handAdvice(rules, ME, hand);
  const game = best === null ? null : contractName(best.announcement, language);
  return (
    <p className={sheet['lead']}>
      {t.handCount(trumps, laufende, saeue)} {game === null || best === null ? '' : t.handChance(game, best.chance)}{' '}
      {dares ? t.handDare : t.handPass}
    </p>
  );
}
