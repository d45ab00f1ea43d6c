import { cardOf, forehandOf, legalCards, seatToPlay, setOf, size, startPlay } from '@stammtisch/rules';
import { cardsFrom } from '../example.ts';
import type { Dispute } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { turnFigure, turnIn } from '../turn-example.ts';
import { yesOrNo } from './verdict.ts';

const SOLO = { game: 'solo', suit: 'S', declarer: 2, tout: false } as const;

/** Questions about leading and following. */
export function playingDisputes(speaker: Speaker): readonly Dispute[] {
  return [whoLeads(speaker), mustTrump(speaker), oberFollows(speaker), ...oberInWenz(speaker)];
}

function whoLeads({ rules, say }: Speaker): Dispute {
  const play = startPlay({ rules, contract: SOLO, hands: [0, 0, 0, 0], forehand: forehandOf(3) });
  const forehand = seatToPlay(play) === forehandOf(3);
  return {
    id: 'wer-kommt-raus',
    question: say('Wer kommt raus, wenn einer ein Solo spielt?', 'Who leads when somebody plays a Solo?'),
    verdict: forehand ? say('Wer links vom Geber sitzt.', 'The seat left of the dealer.') : '',
    answer: say(
      'Das ist bei jedem Spiel so, auch bei Solo, Wenz und Tout. Der Spieler hat kein Recht, auszuspielen.',
      'That is so in every game, in Solo, Wenz and Tout too. The declarer has no right to lead.',
    ),
    figures: [],
    rules: ['R15'],
  };
}

function mustTrump({ rules, say }: Speaker): Dispute {
  const turn = turnIn(rules, { game: 'rufspiel' }, { hand: cardsFrom('EO HU SA S9 EK'), trick: cardsFrom('GA GK') });
  const free = size(legalCards(turn)) === size(turn.hand);
  return {
    id: 'muss-ich-stechen',
    question: say('Ich habe die Farbe nicht. Muss ich stechen?', 'I do not have the suit. Do I have to trump?'),
    verdict: yesOrNo(say, !free),
    answer: say(
      'Wer frei ist, darf jede Karte legen. Auch überstechen muss niemand.',
      'If you are void you may play any card. Nobody has to overtrump either.',
    ),
    figures: [turnFigure(say('Rufspiel: Gras liegt', 'Rufspiel: Gras was led'), turn)],
    rules: ['R72', 'R73'],
  };
}

function oberFollows({ rules, say }: Speaker): Dispute {
  const turn = turnIn(rules, { game: 'rufspiel' }, { hand: cardsFrom('EO EK SA HU'), trick: cardsFrom('E9') });
  const kingOnly = legalCards(turn) === setOf([cardOf('E', 'K')]);
  return {
    id: 'ober-bedient',
    question: say(
      'Eichel liegt. Darf ich mit dem Eichel-Ober zugeben?',
      'Eichel was led. May I follow with the Eichel-Ober?',
    ),
    verdict: yesOrNo(say, !kingOnly),
    answer: say(
      'Der Ober ist Trumpf und keine Eichel, solange man noch Eichel hat. Erst wer frei ist, darf mit ihm stechen.',
      'The Ober is a trump and no Eichel, as long as you hold Eichel. Only without any may you trump with it.',
    ),
    figures: [turnFigure(say('Rufspiel: Eichel-Neun liegt', 'Rufspiel: Eichel-Neun was led'), turn)],
    rules: ['R71'],
  };
}

function oberInWenz({ rules, say }: Speaker): readonly Dispute[] {
  if (!rules['games.wenz']) return [];
  const turn = turnIn(rules, { game: 'wenz' }, { hand: cardsFrom('HO HA EO GA S9'), trick: cardsFrom('SU') });
  const free = size(legalCards(turn)) === size(turn.hand);
  return [
    {
      id: 'ober-im-wenz',
      question: say(
        'Im Wenz liegt ein Unter. Muss ich den Ober zugeben?',
        'A Unter was led in a Wenz. Do I have to follow with my Ober?',
      ),
      verdict: yesOrNo(say, !free),
      answer: say(
        'Im Wenz ist der Ober kein Trumpf, sondern eine Karte seiner Farbe zwischen König und Neun.',
        'In a Wenz the Ober is no trump but a card of its suit between König and Neun.',
      ),
      figures: [turnFigure(say('Wenz: Schellen-Unter liegt', 'Wenz: Schellen-Unter was led'), turn)],
      rules: ['R44'],
    },
  ];
}
