import { cardCode } from '@stammtisch/rules';
import type { Play, Seat } from '@stammtisch/rules';
import { contractName, seatNames, writtenLanguage } from '@stammtisch/texts';
import type { Call } from '../command.ts';
import type { BadInput } from '../lines/answer.ts';
import type { Sentence } from '../usage.ts';
import type { Solved } from './solve-position.ts';

/** The table of a solved position: cards by their value, and best play trick by trick. */
export function solvedText(
  { language, paint }: Call,
  id: BadInput['id'],
  play: Play,
  seat: Seat,
  solved: Solved,
): string {
  const written = writtenLanguage(language);
  const name = seatNames(language);
  const title = `${paint('bold', `${contractName(play.contract, language)}, ${name(seat)}`)}  ${id ?? ''}`.trimEnd();
  const values = valuesOf(solved).map(([value, cards]) => {
    const best = value === solved.value;
    return `  ${paint(best ? 'green' : 'dim', `${String(value).padStart(3)}  ${cards.join(' ')}`)}`;
  });
  const seats = solved.seats?.map((points, index) => `${name(index as Seat)} ${points}`).join(', ');
  return [
    title,
    `  ${whose(play)[written]}`,
    ...values,
    ...(seats === undefined ? [] : [`  ${LOSSES[written]}: ${seats}`]),
    `  ${LINE[written]}: ${tricksOf(play, solved).join(' | ')}`,
    '',
  ].join('\n');
}

const LINE: Sentence = { de: 'Bestes Spiel', en: 'Best play' };
const LOSSES: Sentence = { de: 'Gegen drei höchstens', en: 'Against three at most' };

function whose({ contract }: Play): Sentence {
  if (contract.game === 'ramsch') {
    return { de: 'Augen, die der Platz am Zug nehmen muss', en: 'points that the seat to act has to take' };
  }
  if (contract.game === 'bettel' || ('tout' in contract && contract.tout)) {
    return { de: 'Stiche des Spielers', en: 'tricks of the declarer' };
  }
  return contract.game === 'rufspiel'
    ? { de: 'Augen der Spielerpartei', en: 'points of the declaring party' }
    : { de: 'Augen des Spielers', en: 'points of the declarer' };
}

/** Cards that are worth the same stand in one line, the best for the seat to act first. */
function valuesOf({ cards, value: best }: Solved): readonly (readonly [number, readonly string[]])[] {
  const all = Object.entries(cards);
  const values = [...new Set(all.map(([, value]) => value))].toSorted(
    (a, b) => Math.abs(a - best) - Math.abs(b - best),
  );
  return values.map((value) => [value, all.filter(([, other]) => other === value).map(([card]) => card)]);
}

/** Best play, trick by trick, beginning with what lies on the table. */
function tricksOf(play: Play, { line }: Solved): readonly string[] {
  const cards = [...play.trick.map(cardCode), ...line];
  return Array.from({ length: Math.ceil(cards.length / 4) }, (_, trick) =>
    cards.slice(trick * 4, trick * 4 + 4).join(' '),
  );
}
