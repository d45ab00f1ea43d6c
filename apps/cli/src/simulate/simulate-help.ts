import type { Command } from '../command.ts';

export const SIMULATE_HELP: Command['help'] = {
  de: `schafkopf simulate [OPTIONEN]

Gibt und spielt viele Spiele mit Bots und zeigt, wer was gewinnt, mit dem Bereich,
in dem der wahre Wert in 95 von 100 Fällen liegt.

  --deals N        Anzahl Spiele (1000)
  --seed S         beliebiger Text; gleicher Text, gleiche Karten überall (1)
  --players a,b,c,d  wer sitzt wo (sepp,resi,xaver,random): sepp, resi, xaver,
                   beginner, regular, strong, random, sampler oder ein anderes
                   Programm als engine:PROGRAMM (docs/engine-protocol.md)
  --rules R        Hausregeln: schafkopfschule, wirtshaus, sauspiel, turnier,
                   oder JSON {"preset":…,"set":{…}} (wirtshaus)
  --contract G     spielt in jedem Spiel dieses: rufspiel, solo, wenz,
                   farbwenz, geier, farbgeier, bettel oder ramsch
  --duplicate      jedes Spiel viermal, jeder einmal mit jeder Hand
  --jobs K         auf K Prozessorkernen rechnen (1)
  --time MS        Millisekunden je Entscheidung für engine:… (1000)
  --json           ein JSON-Objekt statt der Tabelle

Rückgabe: 0 gut, 1 ein Programm hat sich nicht an die Regeln gehalten, 2 falsch
aufgerufen.

Beispiele:
  schafkopf simulate --deals 1000 --seed 7
  schafkopf simulate --deals 100 --players strong,xaver,strong,xaver --duplicate
  schafkopf simulate --deals 200 --contract wenz --rules schafkopfschule --json
`,
  en: `schafkopf simulate [OPTIONS]

Deals and plays many deals with bots and shows who wins what, with the interval
that holds the true value 95 times out of 100.

  --deals N        number of deals (1000)
  --seed S         any text; same text, same cards on any machine (1)
  --players a,b,c,d  who sits where (sepp,resi,xaver,random): sepp, resi,
                   xaver, beginner, regular, strong, random, sampler, or another
                   program as engine:PROGRAM (docs/engine-protocol.md)
  --rules R        house rules: schafkopfschule, wirtshaus, sauspiel, turnier,
                   or JSON {"preset":…,"set":{…}} (wirtshaus)
  --contract G     plays this game in every deal: rufspiel, solo, wenz,
                   farbwenz, geier, farbgeier, bettel or ramsch
  --duplicate      every deal four times, everybody once with every hand
  --jobs K         use K processor cores (1)
  --time MS        milliseconds for each decision of engine:… (1000)
  --json           one JSON object instead of the table

Exit status: 0 good, 1 a program did not keep to the rules, 2 used wrongly.

Examples:
  schafkopf simulate --deals 1000 --seed 7
  schafkopf simulate --deals 100 --players strong,xaver,strong,xaver --duplicate
  schafkopf simulate --deals 200 --contract wenz --rules schafkopfschule --json
`,
};
