import { LEVELS, isLevel, makeEngine } from '@stammtisch/bots';
import { oneOf } from '@stammtisch/texts';
import { EXIT } from '../command.ts';
import type { Call, Command, Exit } from '../command.ts';
import { readLines } from '../lines/read-lines.ts';
import { wrongUsage } from '../usage.ts';

/** `schafkopf bot`: our bots behind the engine protocol. */
export const BOT: Command = {
  name: 'bot',
  summary: { de: 'spielt als Bot über Standardein- und -ausgabe', en: 'plays as a bot over standard input and output' },
  help: {
    de: `schafkopf bot [OPTIONEN]

Spielt als Bot für ein anderes Programm: Zeilen auf der Standardeingabe, Antworten auf
der Standardausgabe. Das Protokoll steht in docs/engine-protocol.md.

  --level L        beginner, regular oder strong (strong)

Rückgabe: 0 gut, 2 falsch aufgerufen.

Beispiel:
  schafkopf simulate --players "engine:schafkopf bot --level strong,xaver,xaver,xaver"
`,
    en: `schafkopf bot [OPTIONS]

Plays as a bot for another program: lines on standard input, answers on standard
output. docs/engine-protocol.md has the protocol.

  --level L        beginner, regular or strong (strong)

Exit status: 0 good, 2 used wrongly.

Example:
  schafkopf simulate --players "engine:schafkopf bot --level strong,xaver,xaver,xaver"
`,
  },
  options: { level: 'value' },
  run: bot,
};

async function bot({ io, args, language }: Call): Promise<Exit> {
  const level = args.values.get('level') ?? 'strong';
  if (!isLevel(level)) {
    return wrongUsage(io, language, 'bot', {
      de: `--level nimmt ${oneOf(LEVELS, 'de')}, nicht ${level}.`,
      en: `--level takes ${oneOf(LEVELS, 'en')}, not ${level}.`,
    });
  }
  const engine = makeEngine(level, 'xaver');
  for await (const lines of readLines(io.stdin)) {
    for (const { text } of lines) {
      const answers = text === null ? [] : engine.answer(text);
      if (answers === null || io.out.closed) return EXIT.good;
      for (const answer of answers) io.out.write(`${answer}\n`);
      await io.out.flush();
    }
  }
  return EXIT.good;
}
