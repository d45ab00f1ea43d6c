import type { Command } from '../command.ts';

export const BILL_HELP: Command['help'] = {
  de: `schafkopf bill [--json] [--lang de|bar|en] [DATEI…]

Rechnet Spiele ab, von denen man nur weiß, was am Tisch aufgeschrieben wird.
Jede Zeile ist ein Spiel (JSON):

  rules        Hausregeln, zum Beispiel {"preset":"wirtshaus"}
  contract     {"game","suit","declarer","tout"}; null: zusammengeworfen
  partner      Mitspieler im Rufspiel; ohne ihn steht nur der Preis fest
  points       Augen der Spielerpartei; im Ramsch die vier Plätze
  tricks       Stiche der Spielerpartei; im Ramsch die vier Plätze
  laufende     {"holder":"declarer" oder "opponents","count":3}
  knocks, stoss   Anzahl oder Liste der Plätze
  doubled, stock  Faktor aus früheren Spielen, Stock vor dem Spiel
  loser        im Ramsch bei gleichen Augen: wer zahlt
  hands        statt partner und laufende: die vier Hände, wie gegeben
  schwarzClaimed, trumps, dealer   wo die Hausregeln danach fragen

  --json       je Zeile {"id","ok","won","value","deltas","stock","bill"}

Rückgabe: 0 alles gut, 1 eine Zeile abgelehnt, 2 falsch aufgerufen.

Beispiel einer Zeile, hier auf zwei verteilt:
  {"id":1,"rules":{"preset":"wirtshaus"},"points":95,"partner":2,
   "contract":{"game":"rufspiel","suit":"E","declarer":0}}

  schafkopf bill abend.jsonl
`,
  en: `schafkopf bill [--json] [--lang de|bar|en] [FILE…]

Settles games of which only is known what people write down at a table. Each
line is one game (JSON):

  rules        house rules, such as {"preset":"wirtshaus"}
  contract     {"game","suit","declarer","tout"}; null: thrown in
  partner      partner in a Rufspiel; without him only the price is known
  points       points of the declaring party; in a Ramsch of the four seats
  tricks       tricks of the declaring party; in a Ramsch of the four seats
  laufende     {"holder":"declarer" or "opponents","count":3}
  knocks, stoss   a number or a list of seats
  doubled, stock  factor from earlier deals, Stock before the deal
  loser        in a Ramsch with equal points: who pays
  hands        instead of partner and laufende: the four hands as dealt
  schwarzClaimed, trumps, dealer   where the house rules ask for them

  --json       per line {"id","ok","won","value","deltas","stock","bill"}

Exit status: 0 all good, 1 a line was refused, 2 used wrongly.

Example of a line, here on two:
  {"id":1,"rules":{"preset":"wirtshaus"},"points":95,"partner":2,
   "contract":{"game":"rufspiel","suit":"E","declarer":0}}

  schafkopf bill evening.jsonl
`,
};
