import { cardOf, has, isGesperrt, legalCards, setOf, size, whyNotCallable } from '@stammtisch/rules';
import { reasonText } from '@stammtisch/texts';
import { trumpFigure } from '../chapters/trump-figure.ts';
import { cardsFrom } from '../example.ts';
import type { Dispute } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { calledTurn, turnFigure } from '../turn-example.ts';
import { yesOrNo } from './verdict.ts';

const GA = cardOf('G', 'A');

/** Questions about calling and about the called Sau. */
export function calledSauDisputes(speaker: Speaker): readonly Dispute[] {
  if (!speaker.rules['games.rufspiel']) return [];
  return [
    herzSau(speaker),
    oberIsNoCard(speaker),
    mustFall(speaker),
    discard(speaker),
    runAway(speaker),
    ...afterRunningAway(speaker),
    leadSau(speaker),
    callerIsFree(speaker),
  ];
}

function herzSau(speaker: Speaker): Dispute {
  const { rules, say, language } = speaker;
  const hand = setOf(cardsFrom('EO GO HU HK H9 S9'));
  const reason = whyNotCallable(rules, hand, 'H');
  return {
    id: 'herz-sau',
    question: say('Kann man die Herz-Sau rufen?', 'Can the Herz-Sau be called?'),
    verdict: yesOrNo(say, reason === null),
    answer: reason === null ? '' : reasonText(reason, language),
    figures: [trumpFigure(speaker, { game: 'rufspiel' })],
    rules: ['R38'],
  };
}

function oberIsNoCard({ rules, say }: Speaker): Dispute {
  const hand = cardsFrom('GO GU EO HZ SA EA');
  const allowed = whyNotCallable(rules, setOf(hand), 'G') === null;
  return {
    id: 'ober-zaehlt-nicht',
    question: say(
      'Ich habe den Gras-Ober, aber sonst kein Gras. Darf ich die Gras-Sau rufen?',
      'I hold the Gras-Ober but no other Gras. May I call the Gras-Sau?',
    ),
    verdict: yesOrNo(say, allowed),
    answer: say(
      `Ober und Unter sind im Rufspiel Trumpf und kein Gras. Mit diesem Blatt ist man ${isGesperrt(rules, setOf(hand)) ? 'sogar ganz [[gesperrt]]' : 'nicht gesperrt'}: Von Eichel und Schellen hat man die Sau, von Gras keine Karte.`,
      `In a Rufspiel Ober and Unter are trumps and no Gras. This hand is ${isGesperrt(rules, setOf(hand)) ? 'even [[gesperrt]]' : 'not gesperrt'}: it has the Sau of Eichel and Schellen and no card of Gras.`,
    ),
    figures: [{ kind: 'cards', label: say('Das Blatt', 'The hand'), cards: hand }],
    rules: ['R39', 'B35', 'R29'],
  };
}

function mustFall({ rules, say }: Speaker): Dispute {
  const turn = calledTurn(rules, { hand: cardsFrom('GA GK G9 HU H9'), trick: cardsFrom('GZ HO'), trickNumber: 2 });
  const onlySau = legalCards(turn) === setOf([GA]);
  return {
    id: 'muss-die-sau-fallen',
    question: say(
      'Gras wird gesucht, aber der Stich ist schon gestochen. Muss die Gras-Sau trotzdem fallen?',
      'Gras is searched, but the trick is trumped already. Must the Gras-Sau fall anyway?',
    ),
    verdict: yesOrNo(say, onlySau),
    answer: onlySau
      ? say(
          'Sobald die Ruffarbe ausgespielt ist, muss die Sau her, auch wenn der Stich verloren ist und man noch anderes Gras hat.',
          'As soon as the called suit is led the Sau has to come, even if it is lost and you have other Gras.',
        )
      : say(
          'An diesem Tisch darf auch beim Zugeben davongelaufen werden.',
          'At this table you may run away when following, too.',
        ),
    figures: [turnFigure(say('Der Mitspieler ist dran', 'The partner’s turn'), turn)],
    rules: ['R76', 'B36'],
  };
}

function discard({ rules, say, value }: Speaker): Dispute {
  const turn = calledTurn(rules, { hand: cardsFrom('GA SK HU'), trick: cardsFrom('E9 EZ'), trickNumber: 4 });
  const from = turn.duties.discardFromTrick;
  const mayRun = turn.duties.davonlaufen.enabled && from > 1;
  const allowed = has(legalCards({ ...turn, hand: setOf(cardsFrom('GA SK')) }), GA);
  return {
    id: 'sau-abwerfen',
    question: say(
      'Darf ich die gerufene Sau abwerfen oder schmieren?',
      'May I discard the called Sau or give it away for its points?',
    ),
    verdict: allowed ? say('Ja, hier schon.', 'Yes, here you may.') : yesOrNo(say, false),
    answer: say(
      `Solange die Ruffarbe nicht ausgespielt wurde, bleibt die Sau in der Hand. Abwerfen darf man diese Karte an diesem Tisch ${value('rufsau.discardFromTrick')}${mayRun ? ', es sei denn, man ist davongelaufen' : ''}.`,
      `As long as the called suit was not led the Sau stays in hand. At this table it may be discarded ${value('rufsau.discardFromTrick')}${mayRun ? ', unless you have run away' : ''}.`,
    ),
    figures: [
      turnFigure(
        say(
          `Eichel liegt, der 4. Stich; erlaubt ist es ab dem ${from}.`,
          `Eichel was led, trick 4; allowed from trick ${from}`,
        ),
        turn,
      ),
    ],
    rules: ['R77', 'R78', 'B41'],
  };
}

function runAway({ rules, say }: Speaker): Dispute {
  const three = calledTurn(rules, { hand: cardsFrom('GA GK G9 HU H9 SA'), trick: [] });
  const four = calledTurn(rules, { hand: cardsFrom('GA GZ GK G9 HU SA'), trick: [] });
  const withFour = size(legalCards(four)) === 6;
  const withThree = size(legalCards(three)) === 6;
  const { enabled, minCards } = three.duties.davonlaufen;
  return {
    id: 'davonlaufen',
    question: say(
      'Darf ich als Mitspieler die Ruffarbe klein ausspielen?',
      'May I, as the partner, lead a low card of the called suit?',
    ),
    verdict: enabled
      ? say(`Ab ${minCards} Karten davon.`, `With ${minCards} cards of it or more.`)
      : yesOrNo(say, false),
    answer: enabled
      ? say(
          `Das ist [[davonlaufen|Davonlaufen]]. Mit drei Gras samt der Sau geht es ${withThree ? '' : 'nicht'}, mit vieren ${withFour ? 'schon' : 'auch nicht'}.`.replace(
            'geht es ,',
            'geht es,',
          ),
          `That is [[davonlaufen|running away]]. With three Gras including the Sau it is ${withThree ? 'possible' : 'impossible'}, with four ${withFour ? 'possible' : 'impossible as well'}.`,
        )
      : say('Davonlaufen gibt es an diesem Tisch nicht.', 'There is no running away at this table.'),
    figures: [turnFigure(say('Drei Gras', 'Three Gras'), three), turnFigure(say('Vier Gras', 'Four Gras'), four)],
    rules: ['R80', 'B38'],
  };
}

function afterRunningAway({ rules, say }: Speaker): readonly Dispute[] {
  if (!rules['davonlaufen.enabled']) return [];
  const turn = calledTurn(rules, {
    hand: cardsFrom('GA GK H9 SA'),
    trick: cardsFrom('G9'),
    trickNumber: 3,
    ranAway: true,
  });
  const forced = legalCards(turn) === setOf([GA]);
  return [
    {
      id: 'nach-davonlaufen',
      question: say(
        'Ich bin davongelaufen. Muss die Sau fallen, wenn die Farbe wieder kommt?',
        'I ran away. Must the Sau fall when the suit is led again?',
      ),
      verdict: yesOrNo(say, forced),
      answer: forced
        ? say(
            'Die Sau muss an diesem Tisch auch dann noch zugegeben werden.',
            'At this table the Sau still has to be played then.',
          )
        : say(
            'Danach ist sie eine Karte wie jede andere: zugeben, abwerfen, schmieren, alles erlaubt.',
            'After that it is a card like any other: follow, discard, give it away, all allowed.',
          ),
      figures: [turnFigure(say('Gras-Neun liegt', 'Gras-Neun was led'), turn)],
      rules: ['B37'],
    },
  ];
}

function leadSau({ rules, say }: Speaker): Dispute {
  const turn = calledTurn(rules, { hand: cardsFrom('GA GK EO HU H9 SA'), trick: [] });
  return {
    id: 'sau-ausspielen',
    question: say('Darf ich die gerufene Sau selber ausspielen?', 'May I lead the called Sau myself?'),
    verdict: yesOrNo(say, has(legalCards(turn), GA)),
    answer: say(
      'Jederzeit, wenn man ausspielt. Nur den Gras-König darf der Mitspieler hier nicht anspielen.',
      'At any time when it is your lead. Only the Gras-König may not be led here.',
    ),
    figures: [turnFigure(say('Der Mitspieler spielt aus', 'The partner leads'), turn)],
    rules: ['R79', 'B42'],
  };
}

function callerIsFree({ rules, say }: Speaker): Dispute {
  const turn = calledTurn(rules, { hand: cardsFrom('GK EO HU H9 SA'), trick: cardsFrom('EA'), trickNumber: 2 });
  return {
    id: 'rufer-wirft-ab',
    question: say(
      'Darf der Spieler seine letzte Karte der Ruffarbe abwerfen?',
      'May the declarer discard his last card of the called suit?',
    ),
    verdict: yesOrNo(say, has(legalCards(turn), cardOf('G', 'K'))),
    answer: say(
      'Er brauchte sie nur, um rufen zu dürfen. Im Spiel ist er frei.',
      'He needed it only to be allowed to call. In play he is free.',
    ),
    figures: [
      turnFigure(say('Der Spieler ist dran, Eichel hat er nicht', 'The declarer’s turn, he has no Eichel'), turn),
    ],
    rules: ['B43'],
  };
}
