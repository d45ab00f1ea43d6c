import { CALLABLE_SUITS, cardOf, cardsOf, membersOf, orderOf } from '@stammtisch/rules';
import { allOf, cardName, suitName } from '@stammtisch/texts';
import { cardsFrom } from '../example.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { calledTurn, turnFigure } from '../turn-example.ts';
import { inOrder, trumpFigure } from './trump-figure.ts';

/** Rufspiel: two against two (R29, R35–R41, B35). */
export function rufspielChapter(speaker: Speaker): Chapter {
  const { rules, say, language } = speaker;
  const order = orderOf(rules, { game: 'rufspiel' });
  const gras = inOrder(order, cardsOf(membersOf(order, 1)));
  const callable = allOf(
    CALLABLE_SUITS.map((suit) => cardName(cardOf(suit, 'A'), language)),
    language,
  );
  return {
    id: 'rufspiel',
    title: speaker.game('rufspiel'),
    played: rules['games.rufspiel'],
    paragraphs: [
      paragraph(
        ['R35', 'R40', 'R41'],
        say(
          'Das häufigste Spiel, zwei gegen zwei. Der [[spieler|Spieler]] ruft eine Sau; wer diese Karte hat, ist sein [[mitspieler|Mitspieler]]. Der darf sich nicht verraten, ehe die Sau gefallen ist.',
          'The most common game, two against two. The [[spieler|declarer]] calls a Sau; its holder is the [[mitspieler|partner]] and must not give himself away before the Sau has fallen.',
        ),
      ),
      paragraph(
        ['R36'],
        say(
          `${order.trumps.length} Trümpfe: die vier [[ober|Ober]], die vier [[unter|Unter]] und Herz, in dieser Reihenfolge.`,
          `${order.trumps.length} trumps: the four [[ober|Ober]], the four [[unter|Unter]] and Herz, in this order.`,
        ),
        { figures: [trumpFigure(speaker, { game: 'rufspiel' })] },
      ),
      paragraph(
        ['R37'],
        say(
          `Die anderen drei [[farbe|Farben]] haben je ${gras.length} Karten, von der Sau abwärts.`,
          `The other three [[farbe|suits]] have ${gras.length} cards each, from the Sau down.`,
        ),
        { figures: [{ kind: 'cards', label: suitName('G', language), cards: gras }] },
      ),
      paragraph(
        ['R38', 'R39', 'B35'],
        say(
          `Rufen kann man ${callable}. Nicht die Herz-Sau: Herz ist Trumpf. Selber darf man die gerufene Sau nicht haben, und von der Farbe hält man mindestens eine Karte. Ober und Unter zählen dafür nicht: Sie sind Trumpf.`,
          `${callable} can be called. The Herz-Sau cannot, it is trump. You may only call a Sau that you do not hold and of whose suit you have at least one card. Ober and Unter do not count for that: they are trumps.`,
        ),
      ),
      paragraph(
        ['R29'],
        say(
          'Wer von jeder dieser Farben entweder die Sau oder keine Karte hat, ist [[gesperrt]]: Er kann kein Rufspiel ansagen und darf sich das nicht anmerken lassen.',
          'If of each of these suits you hold either the Sau or no card, you are [[gesperrt]]: you cannot announce a Rufspiel and must not let it show.',
        ),
      ),
    ],
  };
}

/** Ruf-Sau und davonlaufen: what the holder of the called Sau must and may do (R76–R80, B36–B45). */
export function calledSauChapter({ rules, say, table }: Speaker): Chapter {
  const searched = calledTurn(rules, { hand: cardsFrom('GA GK EO HU H9 SA'), trick: cardsFrom('G9') });
  const lead = calledTurn(rules, { hand: cardsFrom('GA GZ GK G9 HU SA'), trick: [] });
  const discard = calledTurn(rules, { hand: cardsFrom('GA GK HU H9'), trick: cardsFrom('E9'), trickNumber: 3 });
  return {
    id: 'ruf-sau',
    title: say('Ruf-Sau und davonlaufen', 'The called Sau, running away'),
    played: rules['games.rufspiel'],
    paragraphs: [
      paragraph(
        ['R76', 'B36'],
        say(
          'Wird die [[ruffarbe|Ruffarbe]] ausgespielt, ist die Sau [[suchen|gesucht]] und muss fallen: ganz gleich, wer ausspielt, ob der Stich schon gestochen ist und wie viele Karten der Farbe man noch hat. Wirft jemand die Farbe nur ab, ist das kein Suchen.',
          'When the [[ruffarbe|called suit]] is led, the Sau is [[suchen|searched]] and must fall: whoever leads, even if the trick is trumped already, however many cards of the suit you hold. A card of the suit that is only discarded is no search.',
        ),
        {
          figures: [
            turnFigure(
              say('Gras-Neun liegt, gerufen ist die Gras-Sau', 'Gras-Neun was led, the Gras-Sau is called'),
              searched,
            ),
          ],
        },
      ),
      paragraph(
        ['B45'],
        say(
          'Suchen können die Gegner und der Spieler. Der Mitspieler kann es nicht: Er hat die Sau ja selbst.',
          'The opponents and the declarer can search. The partner cannot: he has the Sau himself.',
        ),
      ),
      paragraph(
        ['R77', 'R78', 'B40', 'B41'],
        say(
          'Solange die Ruffarbe nicht kam, darf die Sau weder abgeworfen noch geschmiert werden. Kleinere Karten der Ruffarbe darf man abwerfen. Kommt die Farbe nie, fällt die Sau als letzte Karte.',
          'As long as the called suit was not led, the Sau may be neither discarded nor given away. Lower cards of the suit may be discarded. If the suit is never led, the Sau falls as the last card.',
        ),
        {
          table: table('rufsau.discardFromTrick'),
          figures: [turnFigure(say('Eichel liegt, der dritte Stich', 'Eichel was led, the third trick'), discard)],
        },
      ),
      paragraph(
        ['R79', 'B42'],
        say(
          'Selber ausspielen darf der Mitspieler die Sau jederzeit. Andere Karten der Ruffarbe darf er nicht anspielen, außer beim Davonlaufen. Hat er nur noch Karten der Ruffarbe, muss er mit der Sau heraus.',
          'The partner may lead the Sau at any time. He may not lead other cards of the called suit, except to run away. If he has only cards of that suit left, he must lead the Sau.',
        ),
      ),
      paragraph(
        ['R80', 'B38', 'B39'],
        say(
          '[[davonlaufen|Davonlaufen]]: Mit genügend Karten der Ruffarbe darf der Mitspieler eine kleinere davon ausspielen, unter der Sau durch.',
          '[[davonlaufen|Running away]]: with enough cards of the called suit the partner may lead a lower one, underneath his Sau.',
        ),
        {
          table: table(
            'davonlaufen.enabled',
            'davonlaufen.minCards',
            'davonlaufen.countBasis',
            'davonlaufen.whenFollowing',
          ),
          figures: [turnFigure(say('Der Mitspieler spielt aus', 'The partner leads'), lead)],
        },
      ),
      paragraph(
        ['B37'],
        say(
          'Ist er davongelaufen, weiß jeder, der mitdenkt, wo die Sau ist.',
          'Once he has run away, everybody who thinks along knows where the Sau is.',
        ),
        { table: table('davonlaufen.after') },
      ),
      paragraph(
        ['B43'],
        say(
          'Der Spieler selbst ist frei: Seine Karte der Ruffarbe darf er ausspielen oder abwerfen, wann er will. Nur zum Rufen musste er sie haben.',
          'The declarer is free: he may lead or discard his card of the called suit whenever he likes. He only had to have it for the call.',
        ),
      ),
      paragraph(
        ['B44'],
        say(
          'Wer mit wem spielt, ist erst offen, wenn die Sau auf dem Tisch liegt; der Mitspieler weiß es von Anfang an.',
          'Who plays with whom is open only when the Sau lies on the table; the partner knows from the beginning.',
        ),
        { table: table('view.revealAfterDavonlaufen') },
      ),
    ],
  };
}
