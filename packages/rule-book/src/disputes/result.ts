import { pointsToWin } from '@stammtisch/rules';
import type { HouseRules, PartyOutcome } from '@stammtisch/rules';
import { allOf } from '@stammtisch/texts';
import { billOf, outcome, plainSolo, rufspiel, suitSolo } from '../example.ts';
import type { Dispute, Figure } from '../paragraph.ts';
import type { Speaker } from '../speaker.ts';
import { yesOrNo } from './verdict.ts';

type PartyContract = PartyOutcome['contract'];

/** Questions about winning, Schneider, Schwarz and Laufende. */
export function resultDisputes(speaker: Speaker): readonly Dispute[] {
  return [
    sixty(speaker),
    ninety(speaker),
    thirty(speaker),
    schneiderAndSchwarz(speaker),
    emptyTrick(speaker),
    laufendeOfLosers(speaker),
    twoLaufende(speaker),
    ...tout(speaker),
  ];
}

/** The game examples are shown with: a Rufspiel, or a Solo where there is none. */
function usual(rules: HouseRules): PartyContract {
  return rules['games.rufspiel'] ? rufspiel('G') : suitSolo('solo', 'G');
}

function shown({ rules }: Speaker, label: string, example: PartyOutcome): Figure {
  return { kind: 'bill', label, bill: billOf(rules, example), contract: example.contract };
}

function sixty(speaker: Speaker): Dispute {
  const { rules, say } = speaker;
  const example = outcome(rules, usual(rules), 60);
  const needed = pointsToWin(rules, example);
  return {
    id: 'sechzig',
    question: say('60 zu 60: Wer hat gewonnen?', '60 all: who has won?'),
    verdict:
      billOf(rules, example).won === true
        ? say('Die Spieler.', 'The declarers.')
        : say('Die Gegner.', 'The opponents.'),
    answer: say(
      `Wer spielt, braucht ${needed} Augen. Gleichstand ist verloren.`,
      `The declaring party needs ${needed} points. A draw is lost.`,
    ),
    figures: [shown(speaker, say('Mit 60 Augen', 'With 60 points'), example)],
    rules: ['R88', 'B9'],
  };
}

function ninety(speaker: Speaker): Dispute {
  const { rules, say } = speaker;
  const example = outcome(rules, usual(rules), 90);
  const bill = billOf(rules, example);
  return {
    id: 'neunzig',
    question: say('90 zu 30: Sind die Gegner Schneider?', '90 to 30: are the opponents Schneider?'),
    verdict: yesOrNo(say, bill.schneider),
    answer: bill.schneider
      ? say(
          'An diesem Tisch ist die Gegenpartei bis 30 Augen Schneider, genau wie die Spielerpartei.',
          'At this table the opponents are Schneider up to 30 points, just like the declaring party.',
        )
      : say(
          'Die Gegenpartei ist an diesem Tisch mit 30 Augen heraus; Schneider wäre sie mit 29. Für die Spielerpartei liegt die Grenze um ein Auge anders, weil ihr auch zum Sieg eines mehr fehlt.',
          'At this table the opponents are out of it with 30 points; with 29 they would be Schneider. For the declaring party the limit is one point off, as it needs one more to win too.',
        ),
    figures: [shown(speaker, say('90 Augen', '90 points'), example)],
    rules: ['R90', 'B1'],
  };
}

function thirty(speaker: Speaker): Dispute {
  const { rules, say } = speaker;
  const example = outcome(rules, usual(rules), 30);
  return {
    id: 'dreissig',
    question: say(
      'Die Spielerpartei hat nur 30 Augen. Schneider?',
      'The declaring party has only 30 points. Schneider?',
    ),
    verdict: yesOrNo(say, billOf(rules, example).schneider),
    answer: say(
      `Sie ist an diesem Tisch Schneider bis ${rules['schneider.declarerMax']} Augen.`,
      `At this table it is Schneider up to ${rules['schneider.declarerMax']} points.`,
    ),
    figures: [shown(speaker, say('30 Augen', '30 points'), example)],
    rules: ['R89'],
  };
}

function schneiderAndSchwarz(speaker: Speaker): Dispute {
  const { rules, say, value } = speaker;
  const example = outcome(rules, usual(rules), 120);
  const schwarz = { ...example, tricks: example.tricksInDeal };
  return {
    id: 'schneider-und-schwarz',
    question: say('Schwarz: Zahlt man Schneider auch noch?', 'Schwarz: is Schneider paid as well?'),
    verdict: rules['schwarz.mode'] === 'insteadOfSchneider' ? yesOrNo(say, false) : yesOrNo(say, true),
    answer: say(
      `Schwarz zählt an diesem Tisch ${value('schwarz.mode')}.`,
      `At this table Schwarz counts like this: ${value('schwarz.mode')}.`,
    ),
    figures: [shown(speaker, say('Alle Stiche', 'All tricks'), schwarz)],
    rules: ['R91', 'B2'],
  };
}

function emptyTrick(speaker: Speaker): Dispute {
  const { rules, say } = speaker;
  const example = outcome(rules, usual(rules), 120);
  const one = { ...example, tricks: example.tricksInDeal - 1 };
  return {
    id: 'leerer-stich',
    question: say(
      '120 zu 0, aber die Gegner haben einen Stich ohne Augen. Schwarz?',
      '120 to 0, but the opponents have a trick without points. Schwarz?',
    ),
    verdict: yesOrNo(say, billOf(rules, one).schwarz),
    answer: say(
      'Schwarz ist, wer keinen Stich hat, nicht wer keine Augen hat.',
      'Schwarz is who has no trick, not who has no points.',
    ),
    figures: [shown(speaker, say('120 Augen, ein Stich fehlt', '120 points, one trick missing'), one)],
    rules: ['R91'],
  };
}

function laufendeOfLosers(speaker: Speaker): Dispute {
  const { rules, say, value } = speaker;
  const count = Math.max(3, rules[`laufende.min.${usual(rules).game === 'rufspiel' ? 'rufspiel' : 'solo'}`]);
  const lost = outcome(rules, usual(rules), 50, { laufende: { holder: 'declarer', count } });
  const counts = billOf(rules, lost).items.some(({ kind }) => kind === 'laufende');
  return {
    id: 'laufende-der-verlierer',
    question: say('Zählen Laufende bei den Verlierern?', 'Do Laufende of the losers count?'),
    verdict: yesOrNo(say, counts),
    answer: rules['laufende.enabled']
      ? say(
          `An diesem Tisch zählen ${value('laufende.scope')}.${counts ? ' Die Verlierer zahlen also auch für ihre eigenen.' : ''}`,
          `At this table these count: ${value('laufende.scope')}.${counts ? ' So the losers pay for their own, too.' : ''}`,
        )
      : say('An diesem Tisch zählen gar keine Laufenden.', 'At this table no Laufende count at all.'),
    figures: [
      shown(
        speaker,
        say(
          `Die Spielerpartei hat ${count} Laufende und verliert`,
          `The declaring party has ${count} Laufende and loses`,
        ),
        lost,
      ),
    ],
    rules: ['R99', 'B4'],
  };
}

function twoLaufende(speaker: Speaker): Dispute {
  const { rules, say } = speaker;
  const { game } = usual(rules);
  // Where only the losers' Laufende count, their holders have to lose.
  const counting = rules['laufende.scope'] === 'losersOnly' ? 50 : 70;
  const anyCount = rules['laufende.enabled'] && rules['laufende.scope'] !== 'none';
  const min = rules[`laufende.min.${game === 'rufspiel' ? 'rufspiel' : 'solo'}`];
  const example = outcome(rules, usual(rules), counting, { laufende: { holder: 'declarer', count: 2 } });
  const two = billOf(rules, example).items.some(({ kind }) => kind === 'laufende');
  const wenz = outcome(rules, plainSolo('wenz'), counting, { laufende: { holder: 'declarer', count: 2 } });
  return {
    id: 'zwei-laufende',
    question: say(
      'Eichel-Ober und Gras-Ober: Zählen zwei Laufende?',
      'Eichel-Ober and Gras-Ober: do two Laufende count?',
    ),
    verdict: yesOrNo(say, two),
    answer: anyCount
      ? say(
          `Hier zählen sie ab ${min}. Dann zählt aber jeder, nicht erst der ${min}. Im Wenz ist es anders: Dort sind es ab ${rules['laufende.min.wenz']} Unter.`,
          `Here they count from ${min}. Then every one of them counts, not only number ${min}. A Wenz is different: there it is ${rules['laufende.min.wenz']} Unter.`,
        )
      : say('An diesem Tisch zählen gar keine Laufenden.', 'At this table no Laufende count at all.'),
    figures: [
      shown(speaker, say('Zwei Ober von oben', 'The two highest Ober'), example),
      ...(rules['games.wenz']
        ? [shown(speaker, say('Wenz mit zwei Untern von oben', 'Wenz with the two highest Unter'), wenz)]
        : []),
    ],
    rules: ['R95', 'R98', 'B7'],
  };
}

/** Only where a Solo may be played as Tout. */
function tout(speaker: Speaker): readonly Dispute[] {
  const { rules, say, language, game } = speaker;
  if (!rules['tout.allowedGames'].includes('solo')) return [];
  const example = outcome(rules, suitSolo('solo', 'E', true), 120, { laufende: { holder: 'declarer', count: 4 } });
  const lost = { ...example, tricks: example.tricksInDeal - 1 };
  const won = { ...example, tricks: example.tricksInDeal };
  const extra = rules['tout.schneiderSchwarz'] === 'always';
  return [
    {
      id: 'tout-leerer-stich',
      question: say(
        'Tout: Ein Gegner macht einen Stich ohne Augen. Verloren?',
        'Tout: an opponent takes a trick without points. Lost?',
      ),
      verdict: yesOrNo(say, billOf(rules, lost).won === false),
      answer: say(
        'Angesagt waren alle Stiche, nicht alle Augen. Auch mit 120 Augen ist der Tout verloren.',
        'All tricks were announced, not all points. Even with 120 points the Tout is lost.',
      ),
      figures: [shown(speaker, say('120 Augen, ein Stich fehlt', '120 points, one trick missing'), lost)],
      rules: ['R57', 'R58'],
    },
    {
      id: 'tout-schneider',
      question: say(
        'Kommen bei einem gewonnenen Tout Schneider und Schwarz dazu?',
        'Are Schneider and Schwarz added to a Tout that was won?',
      ),
      verdict: yesOrNo(say, extra),
      answer: say(
        `Gezählt werden ${extra ? 'sie hier fest mit' : 'nur Grundtarif und Laufende'}, das Ganze ${rules['tout.multiplier']}-fach. Tout geht hier bei: ${allOf(rules['tout.allowedGames'].map(game), language)}.`,
        `${extra ? 'Here they always belong to it' : 'Only base price and Laufende count'}, all of it ${rules['tout.multiplier']} times. Tout is possible here in: ${allOf(rules['tout.allowedGames'].map(game), language)}.`,
      ),
      figures: [shown(speaker, say('Eichel-Solo Tout mit vier Laufenden', 'Eichel-Solo Tout with four Laufende'), won)],
      rules: ['R60', 'R61', 'B21'],
    },
  ];
}
