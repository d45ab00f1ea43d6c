import * as texts from '@stammtisch/texts';
import { said } from './game-texts.ts';

/** Why something was refused. Apart from the other texts: nobody is refused before the first hand. */
export function reasonText(...[reason, language, names]: Parameters<typeof texts.reasonText>): string {
  return said(language, (spoken) => texts.reasonText(reason, spoken, names));
}
