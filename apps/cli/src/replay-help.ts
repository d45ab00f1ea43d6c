import type { Command } from './command.ts';

export const REPLAY_HELP: Command['help'] = {
  de: `schafkopf replay [--check] [--json] [--lang de|bar|en] [DATEI…]

Spielt aufgeschriebene Spiele Karte für Karte nach den Regeln nach und rechnet
sie ab. Jede Zeile ist ein Spiel (JSON).

  --check      vergleicht mit der aufgeschriebenen Auszahlung („result“);
               am Ende steht auf der Fehlerausgabe, wie viele stimmen
  --json       je Zeile {"id","ok","deltas","stock","bill"} oder
               {"id","ok":false,"reason","at","message"}

Rückgabe: 0 alles richtig, 1 etwas abgelehnt oder anders, 2 falsch aufgerufen.

Beispiele:
  schafkopf replay spiele.jsonl
  schafkopf replay --check spiele.jsonl
  zcat spiele.jsonl.gz | schafkopf replay --check --json - > ergebnis.jsonl
`,
  en: `schafkopf replay [--check] [--json] [--lang de|bar|en] [FILE…]

Plays recorded deals card by card by the rules and settles them. Each line is
one deal (JSON).

  --check      compares with the recorded payment ("result"); a line on
               standard error says at the end how many are right
  --json       per line {"id","ok","deltas","stock","bill"} or
               {"id","ok":false,"reason","at","message"}

Exit status: 0 all right, 1 something refused or different, 2 used wrongly.

Examples:
  schafkopf replay games.jsonl
  schafkopf replay --check games.jsonl
  zcat games.jsonl.gz | schafkopf replay --check --json - > result.jsonl
`,
};
