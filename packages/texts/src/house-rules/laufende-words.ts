import type { OptionWords } from './option-words.ts';

function minimum(name: string) {
  return {
    de: {
      label: `Laufende, ${name}`,
      explanation: `Ab wie vielen Laufenden sie im ${name} zählen; dann zählen alle.`,
      number: (count: number) => `ab ${count}`,
    },
    en: {
      label: `Laufende, ${name}`,
      explanation: `From how many on Laufende count in a ${name}; then all of them count.`,
      number: (count: number) => `from ${count} on`,
    },
  };
}

function maximum(name: string) {
  return {
    de: {
      label: `Meiste Laufende, ${name}`,
      explanation: `Wie viele Laufende im ${name} höchstens zählen.`,
      number: (count: number) => `höchstens ${count}`,
    },
    en: {
      label: `Most Laufende, ${name}`,
      explanation: `How many Laufende count at most in a ${name}.`,
      number: (count: number) => `at most ${count}`,
    },
  };
}

export const LAUFENDE_WORDS = {
  'laufende.enabled': {
    de: {
      label: 'Laufende',
      explanation: 'Ob die höchsten Trümpfe in Folge bei einer Partei mehr kosten.',
      on: 'mit Laufenden',
      off: 'keine Laufenden',
    },
    en: {
      label: 'Laufende (matadors)',
      explanation: 'Whether an unbroken run of the highest trumps in one party adds to the price.',
      on: 'with Laufende',
      off: 'no Laufende',
    },
  },
  'laufende.scope': {
    de: {
      label: 'Wessen Laufende zählen',
      explanation: 'Welche Partei die Laufenden haben muss, damit sie zählen.',
      values: {
        both: ['die von beiden Parteien', 'Mit und ohne: Laufende zählen, wer auch gewinnt.'],
        winnersOnly: ['die der Gewinner', 'Nur Laufende der Gewinner zählen.'],
        losersOnly: ['die der Verlierer', 'Nur Laufende der Verlierer zählen.'],
        declarerOnly: ['die der Spielerpartei', 'Nur Laufende der Spielerpartei zählen.'],
        none: ['keine', 'Laufende zählen nie, außer im Preis des Sie.'],
      },
    },
    en: {
      label: 'Whose Laufende count',
      explanation: 'Which party must hold the Laufende for them to count.',
      values: {
        both: ['those of both parties', 'With and without: Laufende count whoever wins.'],
        winnersOnly: ['those of the winners', 'Only Laufende of the winners count.'],
        losersOnly: ['those of the losers', 'Only Laufende of the losers count.'],
        declarerOnly: ['those of the declaring party', 'Only Laufende of the declaring party count.'],
        none: ['nobody’s', 'Laufende never count, except in the price of a Sie.'],
      },
    },
  },
  'laufende.min.rufspiel': minimum('Rufspiel'),
  'laufende.min.solo': minimum('Solo'),
  'laufende.min.farbwenz': minimum('Farbwenz'),
  'laufende.min.wenz': minimum('Wenz'),
  'laufende.min.geier': minimum('Geier'),
  'laufende.min.farbgeier': minimum('Farbgeier'),
  'laufende.max.rufspiel': maximum('Rufspiel'),
  'laufende.max.solo': maximum('Solo'),
  'laufende.max.farbwenz': maximum('Farbwenz'),
  'laufende.max.wenz': maximum('Wenz'),
  'laufende.max.geier': maximum('Geier'),
  'laufende.max.farbgeier': maximum('Farbgeier'),
} as const satisfies Partial<OptionWords>;
