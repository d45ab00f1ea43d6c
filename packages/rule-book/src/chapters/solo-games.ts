import { cardsOf, membersOf, orderOf } from '@stammtisch/rules';
import type { BiddableGame, Suit } from '@stammtisch/rules';
import { suitName } from '@stammtisch/texts';
import { paragraph } from '../paragraph.ts';
import type { Chapter, Figure, Paragraph } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { inOrder, trumpFigure } from './trump-figure.ts';

/** The games of one against three, one chapter each (R42–R51, B46). */
export function soloChapters(speaker: Speaker): readonly Chapter[] {
  const { say } = speaker;
  return [
    chapter(speaker, 'solo', [
      paragraph(
        ['R42'],
        say(
          'Im [[solo-spiel|Solospiel]] spielt einer gegen drei, die zusammenhalten. Das gilt für alle Spiele außer Rufspiel und Ramsch.',
          'In a [[solo-spiel|solo game]] one plays against three who stick together. That holds for all games but Rufspiel and Ramsch.',
        ),
      ),
      paragraph(
        ['R43'],
        say(
          `Ober und Unter bleiben die höchsten Trümpfe, dahinter die Farbe, die der Spieler nennt; sie tritt an die Stelle von Herz. Hier ein ${suitName('S', speaker.language)}-Solo mit ${trumps(speaker, 'solo', 'S')} Trümpfen.`,
          `Ober and Unter remain the highest trumps, behind them the suit that the declarer names; it takes the place of Herz. Here a ${suitName('S', speaker.language)}-Solo with ${trumps(speaker, 'solo', 'S')} trumps.`,
        ),
        { table: priceLine(speaker, 'solo'), figures: [trumpFigure(speaker, { game: 'solo', suit: 'S' })] },
      ),
    ]),
    chapter(speaker, 'wenz', [
      paragraph(
        ['R44'],
        say(
          'Nur die vier Unter sind Trumpf. Die Ober gehören wieder zu ihrer Farbe und stehen zwischen König und Neun.',
          'Only the four Unter are trump. The Ober belong to their suits again and stand between König and Neun.',
        ),
        {
          table: priceLine(speaker, 'wenz'),
          figures: [trumpFigure(speaker, { game: 'wenz' }), suitFigure(speaker, 'wenz')],
        },
      ),
      paragraph(
        ['R45'],
        say(
          'Man darf einen Wenz auch ohne einen einzigen Unter spielen.',
          'You may play a Wenz without a single Unter.',
        ),
      ),
    ]),
    chapter(speaker, 'farbwenz', [
      paragraph(
        ['R46', 'R47'],
        say(
          `Wie ein Wenz, dazu eine Trumpffarbe: ${trumps(speaker, 'farbwenz', 'G')} Trümpfe. Der Ober der Trumpffarbe steht zwischen König und Neun. Die Schafkopfschule hat ihn 2024 aufgenommen. Hier ein Gras-Wenz.`,
          `Like a Wenz with a trump suit: ${trumps(speaker, 'farbwenz', 'G')} trumps. The Ober of the trump suit stands between König and Neun. The Schafkopfschule adopted it in 2024. Here a Gras-Wenz.`,
        ),
        { table: priceLine(speaker, 'farbwenz'), figures: [trumpFigure(speaker, { game: 'farbwenz', suit: 'G' })] },
      ),
    ]),
    chapter(speaker, 'geier', [
      paragraph(
        ['R48', 'R50', 'R34'],
        say(
          'Nur die vier Ober sind Trumpf, die Unter gehören zu ihrer Farbe, zwischen König und Neun. Die Schafkopfschule stellt ihn hinter den Wenz, weil der bekannter ist.',
          'Only the four Ober are trump, the Unter belong to their suits, between König and Neun. The Schafkopfschule places it behind the Wenz because that is better known.',
        ),
        {
          table: priceLine(speaker, 'geier'),
          figures: [trumpFigure(speaker, { game: 'geier' }), suitFigure(speaker, 'geier')],
        },
      ),
    ]),
    chapter(speaker, 'farbgeier', [
      paragraph(
        ['R49'],
        say(
          `Ein Geier mit einer Trumpffarbe: ${trumps(speaker, 'farbgeier', 'E')} Trümpfe. Hier ein Eichel-Geier.`,
          `A Geier with a trump suit: ${trumps(speaker, 'farbgeier', 'E')} trumps. Here an Eichel-Geier.`,
        ),
        { table: priceLine(speaker, 'farbgeier'), figures: [trumpFigure(speaker, { game: 'farbgeier', suit: 'E' })] },
      ),
    ]),
    chapter(speaker, 'bettel', bettel(speaker)),
  ];
}

function bettel(speaker: Speaker): readonly Paragraph[] {
  const { say, table } = speaker;
  return [
    paragraph(
      ['R51', 'B46'],
      say(
        'Der Spieler darf keinen Stich machen. Trumpf gibt es nicht, Augen zählen nicht, und es bleibt beim festen Preis. Der Ausspieler spielt aus wie immer.',
        'The declarer must not take a trick. There are no trumps, points do not count, and the price is fixed. The forehand leads as always.',
      ),
      {
        table: [...priceLine(speaker, 'bettel'), ...table('bettel.stichzwang')],
        figures: [suitFigure(speaker, 'bettel')],
      },
    ),
  ];
}

function chapter(speaker: Speaker, game: BiddableGame, paragraphs: readonly Paragraph[]): Chapter {
  return { id: game, title: speaker.game(game), played: speaker.rules[`games.${game}`], paragraphs };
}

function priceLine(speaker: Speaker, game: BiddableGame): readonly string[] {
  const { rules, say, price, game: name } = speaker;
  if (!rules[`games.${game}`]) return [say('Wird nicht gespielt.', 'Is not played.')];
  const more =
    game === 'bettel'
      ? ''
      : say('; was dazukommt, steht in der [[R107|Abrechnung]]', '; what is added stands in [[R107|the bill]]');
  return [say(`Ein ${name(game)} kostet ${price(game)}${more}.`, `A ${name(game)} costs ${price(game)}${more}.`)];
}

function trumps({ rules }: Speaker, game: 'solo' | 'farbwenz' | 'farbgeier', suit: Suit): number {
  return orderOf(rules, { game, suit }).trumps.length;
}

function suitFigure({ rules, say, language }: Speaker, game: 'wenz' | 'geier' | 'bettel'): Figure {
  const order = orderOf(rules, { game });
  const eichel = inOrder(order, cardsOf(membersOf(order, 0)));
  const name = suitName('E', language);
  return {
    kind: 'cards',
    label: say(`${name}, von links die höchste`, `${name}, the highest on the left`),
    cards: eichel,
  };
}
