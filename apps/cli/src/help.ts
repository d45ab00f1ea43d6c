import type { WrittenLanguage } from '@stammtisch/texts';
import type { Command } from './command.ts';

/** What `schafkopf --help` prints. */
export function generalHelp(commands: readonly Command[], language: WrittenLanguage): string {
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary[language]}`).join('\n');
  return language === 'de' ? german(list) : english(list);
}

function german(list: string): string {
  return `schafkopf – Schafkopf für die Kommandozeile

  schafkopf BEFEHL [OPTIONEN] [DATEI…]

Befehle:
${list}

Optionen überall:
  --json       ein JSON-Objekt je Zeile statt einer Tabelle
  --lang de    Sprache: de, bar oder en
  --help       Hilfe, auch zu jedem Befehl
  --version    Fassung

DATEI ist eine Datei mit einem JSON-Objekt je Zeile, - ist die Standardeingabe.
Rückgabe: 0 alles gut, 1 etwas abgelehnt oder falsch, 2 falsch aufgerufen.

Beispiele:
  schafkopf replay --check spiele.jsonl
  schafkopf bill --help
`;
}

function english(list: string): string {
  return `schafkopf – Schafkopf for the command line

  schafkopf COMMAND [OPTIONS] [FILE…]

Commands:
${list}

Options everywhere:
  --json       one JSON object per line instead of a table
  --lang en    language: de, bar or en
  --help       help, for each command too
  --version    version

FILE is a file with one JSON object per line, - is standard input.
Exit status: 0 all good, 1 something refused or wrong, 2 used wrongly.

Examples:
  schafkopf replay --check games.jsonl
  schafkopf bill --help
`;
}
