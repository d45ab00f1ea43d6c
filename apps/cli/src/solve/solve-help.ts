import type { Command } from '../command.ts';

export const SOLVE_HELP: Command['help'] = {
  de: `schafkopf solve [--json] [--jobs K] [--nodes N] [--lang de|bar|en] [DATEI…]

Sagt, was eine Stellung wert ist, wenn alle alle Karten sehen und so gut wie
möglich spielen: den Wert jeder erlaubten Karte und das beste Spiel bis zum
Ende. Jede Zeile ist eine Stellung (JSON) mit allen vier Händen, wie sie
gegeben wurden, auch mitten im Stich.

Gezählt werden die Augen der Spielerpartei am Ende, bei Tout und Bettel ihre
Stiche. Beim Ramsch gibt es keine Partei: Gezählt wird, was der Platz am Zug
höchstens nehmen muss, wenn die drei anderen gegen ihn spielen.

  --json       je Zeile {"id","value","cards":{"EK":67},"line","nodes","ms"}
  --jobs K     auf K Kernen rechnen (sonst auf allen)
  --nodes N    eine Stellung nach N Knoten aufgeben

Rückgabe: 0 alles gut, 1 eine Stellung abgelehnt oder nicht gelöst, 2 falsch
aufgerufen.

Beispiele:
  schafkopf solve stellungen.jsonl
  schafkopf solve --json - < stellungen.jsonl
`,
  en: `schafkopf solve [--json] [--jobs K] [--nodes N] [--lang de|bar|en] [FILE…]

Says what a position is worth if everybody sees all cards and plays as well as
possible: the value of each legal card, and best play to the end. Each line is
a position (JSON) with all four hands as dealt, also inside a trick.

What counts is the points of the declaring party at the end, in Tout and Bettel
its tricks. In a Ramsch there is no party: what counts is the most that the
seat to act can be made to take if the three others play against it.

  --json       per line {"id","value","cards":{"EK":67},"line","nodes","ms"}
  --jobs K     use K cores (all of them otherwise)
  --nodes N    give a position up after N nodes

Exit status: 0 all good, 1 a position was refused or not solved, 2 used wrongly.

Examples:
  schafkopf solve positions.jsonl
  schafkopf solve --json - < positions.jsonl
`,
};
