import type { Command } from './command.ts';

export const LEGAL_HELP: Command['help'] = {
  de: `schafkopf legal [--json] [--lang de|bar|en] [DATEI…]

Sagt, welche Karten der Platz am Zug spielen darf, und zu jeder anderen Karte
seiner Hand, warum nicht. Jede Zeile ist eine Stellung (JSON): entweder mit
allen Händen, wie sie gegeben wurden, oder so, wie ein Platz sie sieht.

  --json       je Zeile {"id","seat","legal":["EK"],"refused":{"GA":{…}}}

Rückgabe: 0 alles gut, 1 eine Stellung abgelehnt, 2 falsch aufgerufen.

Beispiel einer Zeile, hier auf zwei verteilt: Gras-Neun liegt, Platz 1 ist dran.
  {"seat":1,"hand":["GA","GK","EO","HO","E9","E8","SA","S9"],
   "contract":{"game":"rufspiel","suit":"G","declarer":0},"tricks":[["G9"]]}

  schafkopf legal stellungen.jsonl
  schafkopf legal --json - < stellungen.jsonl
`,
  en: `schafkopf legal [--json] [--lang de|bar|en] [FILE…]

Says which cards the seat to act may play, and for each other card of its hand
why not. Each line is a position (JSON): with all hands as dealt, or as one
seat sees it.

  --json       per line {"id","seat","legal":["EK"],"refused":{"GA":{…}}}

Exit status: 0 all good, 1 a position was refused, 2 used wrongly.

Example of a line, here on two: Gras-Neun was led, seat 1 is to act.
  {"seat":1,"hand":["GA","GK","EO","HO","E9","E8","SA","S9"],
   "contract":{"game":"rufspiel","suit":"G","declarer":0},"tricks":[["G9"]]}

  schafkopf legal positions.jsonl
  schafkopf legal --json - < positions.jsonl
`,
};
