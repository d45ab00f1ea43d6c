import * as texts from '@stammtisch/texts';
import { named, spokenIn } from './game-texts.ts';

/** The lines of a bill, as somebody at this device wants to hear them. Apart from the other texts: no deal begins with its bill. */
export function billLines(
  ...[bill, rules, language, details]: Parameters<typeof texts.billLines>
): readonly texts.BillLine[] {
  const spoken = spokenIn(language);
  return texts.billLines(bill, rules, spoken, details).map(({ kind, text, amount, explanation, rule }) => ({
    kind,
    text: named(text, spoken),
    amount,
    explanation: named(explanation, spoken),
    rule,
  }));
}
