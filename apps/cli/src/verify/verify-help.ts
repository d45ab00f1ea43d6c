import type { Command } from '../command.ts';

export const VERIFY_HELP: Command['help'] = {
  de: `schafkopf verify [--head HEX] [--chain DATEI] [--partial] [--json] [--lang de|bar|en]
                 [DATEI…]

Rechnet nach, ob ehrlich gemischt und gegeben wurde. Jede Zeile ist ein Nachweis
(JSON nach skfd1) oder ein aufgeschriebenes Spiel mit einem Nachweis darin. Geprüft
wird jeder Nachweis für sich, ob er zum Spiel gehört, und die Kette aller Spiele.

  --head HEX   der Kopf der Kette, den du dir am Ende gemerkt hast, muss vorkommen
  --chain DATEI  die Kette aller Spiele eines Servers: Sie muss lückenlos sein und
               jedes dieser Spiele enthalten
  --partial    es dürfen Spiele fehlen
  --json       je Zeile {"id","ok":true,"code","status","mixed","cutter","cuts",…}
               oder {"id","ok":false,"reason","message"}

Rückgabe: 0 alles stimmt, 1 etwas stimmt nicht, 2 falsch aufgerufen.

Beispiele:
  schafkopf verify abend.jsonl
  schafkopf verify --json nachweis.json
`,
  en: `schafkopf verify [--head HEX] [--chain FILE] [--partial] [--json] [--lang de|bar|en]
                 [FILE…]

Checks by computing again whether cards were shuffled and dealt honestly. Each
line is a proof (JSON by skfd1) or a recorded deal with a proof in it. Checked
are each proof, whether it is of that deal, and the chain of all deals.

  --head HEX   the head of the chain that you remembered at the end must occur
  --chain FILE the chain of all deals of a server: it must have no gap and hold
               each of these deals
  --partial    deals may be missing
  --json       per line {"id","ok":true,"code","status","mixed","cutter","cuts",…}
               or {"id","ok":false,"reason","message"}

Exit status: 0 all right, 1 something is not right, 2 used wrongly.

Examples:
  schafkopf verify evening.jsonl
  schafkopf verify --json proof.json
`,
};
