import { writtenLanguage } from '@stammtisch/texts';
import type { Language, WrittenLanguage } from '@stammtisch/texts';
import type { ArgumentProblem } from './arguments.ts';
import { EXIT } from './command.ts';
import type { Exit } from './command.ts';
import type { Io } from './io.ts';

/** A sentence in German and English. */
export type Sentence = Readonly<Record<WrittenLanguage, string>>;

/** Says how the command was used wrongly and where to read on; `command` is empty for `schafkopf` itself. */
export async function wrongUsage(io: Io, language: Language, command: string, sentence: Sentence): Promise<Exit> {
  const name = command === '' ? 'schafkopf' : `schafkopf ${command}`;
  const more: Sentence = { de: `Mehr dazu: ${name} --help`, en: `More: ${name} --help` };
  const written = writtenLanguage(language);
  io.err.write(`${name}: ${sentence[written]}\n${more[written]}\n`);
  await io.err.flush();
  return EXIT.usage;
}

/** What is wrong with an option. */
export function argumentSentence(problem: ArgumentProblem): Sentence {
  const { option } = problem;
  switch (problem.code) {
    case 'option-unknown': {
      const { similar } = problem;
      return {
        de: `Die Option ${option} gibt es nicht.${similar === null ? '' : ` Meintest du ${similar}?`}`,
        en: `There is no option ${option}.${similar === null ? '' : ` Did you mean ${similar}?`}`,
      };
    }
    case 'option-value-missing':
      return { de: `Der Option ${option} fehlt ihr Wert.`, en: `The option ${option} needs a value.` };
    case 'option-value-unwanted':
      return { de: `Die Option ${option} nimmt keinen Wert.`, en: `The option ${option} takes no value.` };
  }
}
