import type { Conflict } from '@stammtisch/rules';
import { gameName } from '../game-name.ts';
import type { Language } from '../language.ts';
import { oneOf } from '../list-words.ts';

/** Why two options do not go together; the sentence before has named them. */
export function conflictText(conflict: Conflict, language: Language): string {
  switch (language) {
    case 'de':
      return german(conflict);
    case 'bar':
      return boarisch(conflict);
    case 'en':
      return english(conflict);
  }
}

function german(conflict: Conflict): string {
  switch (conflict.because) {
    case 'laufende-max-below-min':
      return `Höchstens ${conflict.max} Laufende, aber erst ab ${conflict.min}: So zählten nie welche.`;
    case 'tout-of-game-off':
      return `${gameName(conflict.game, 'de')} wird nicht gespielt, drum gibt es dabei auch keinen Tout.`;
    case 'minimum-games-not-ascending':
      return 'Wer später spielen will, kann nicht weniger brauchen als einer vor ihm.';
    case 'stoss-off-with-steps':
      return `Ohne Stoß kann nicht ${conflict.steps}-mal verdoppelt werden.`;
    case 'stoss-on-without-steps':
      return 'Mit Stoß muss mindestens einmal verdoppelt werden dürfen.';
    case 'knock-inside-packet':
      return `Geklopft wird zwischen zwei Päckchen, hier nach ${cards(conflict.possible, 'de')} Karten, nicht nach ${conflict.cards}.`;
    case 'cut-of-small-deck':
      return `Beim Abheben müssen ${conflict.cards} Karten liegen bleiben können: Bei diesem Blatt gehen höchstens ${conflict.most}.`;
    case 'packets-of-other-deck':
      return `Mit ${conflict.deck} Karten kann nicht ${conflict.packets} gegeben werden.`;
    case 'all-pass-stock-off':
      return 'Wenn alle weiter sagen, soll in den Stock gezahlt werden, aber es gibt keinen.';
    case 'stock-contribution-zero':
      return 'Die Einlage in den Stock ist ein Rufspiel, und das kostet nichts.';
    case 'neither-rufspiel-nor-solo':
      return 'Rufspiel oder Solo muss gespielt werden.';
    case 'muss-without-rufspiel-and-solo':
      return 'Der Alte muss spielen, aber weder Rufspiel noch Solospiel ist ihm erlaubt.';
    case 'rank-missing':
      return `${gameName(conflict.game, 'de')} wird gespielt, fehlt aber im Rang der Spiele.`;
  }
}

function boarisch(conflict: Conflict): string {
  switch (conflict.because) {
    case 'laufende-max-below-min':
      return `Höchstns ${conflict.max} Laffade, aba erst ab ${conflict.min}: So zäinadn nia oa.`;
    case 'tout-of-game-off':
      return `${gameName(conflict.game, 'bar')} werd ned gspuit, oiso gibt’s aa koan Tout dabei.`;
    case 'minimum-games-not-ascending':
      return 'Wer später spuin mog, ko ned weniga braucha ois wia oana vor eam.';
    case 'stoss-off-with-steps':
      return `Ohne Stoß ko ma ned ${conflict.steps}-moi verdoppen.`;
    case 'stoss-on-without-steps':
      return 'Mit Stoß muass ma wenigstns oamoi verdoppen derfa.';
    case 'knock-inside-packet':
      return `Klopft werd zwischn zwoa Packl, do noch ${cards(conflict.possible, 'bar')} Kartn, ned noch ${conflict.cards}.`;
    case 'cut-of-small-deck':
      return `Beim Obhem miassn ${conflict.cards} Kartn liegn bleim kenna: Bei dem Blattl genga höchstns ${conflict.most}.`;
    case 'packets-of-other-deck':
      return `Mit ${conflict.deck} Kartn ko ma ned ${conflict.packets} gem.`;
    case 'all-pass-stock-off':
      return 'Wenn olle weida song, soi wos in’n Stock, aba es gibt koan.';
    case 'stock-contribution-zero':
      return 'In’n Stock kimmt a Rufspui, und des kost nix.';
    case 'neither-rufspiel-nor-solo':
      return 'Rufspui oda Solo muass gspuit wern.';
    case 'muss-without-rufspiel-and-solo':
      return 'Da Oide muass spuin, aba weda Rufspui no Solo is eam erlaabt.';
    case 'rank-missing':
      return `${gameName(conflict.game, 'bar')} werd gspuit, feid aba beim Rang vo de Spui.`;
  }
}

function english(conflict: Conflict): string {
  switch (conflict.because) {
    case 'laufende-max-below-min':
      return `At most ${conflict.max} Laufende, but only from ${conflict.min} on: none would ever count.`;
    case 'tout-of-game-off':
      return `${gameName(conflict.game, 'en')} is not played, so there is no Tout in it either.`;
    case 'minimum-games-not-ascending':
      return 'A player who wants to play later cannot need less than one before.';
    case 'stoss-off-with-steps':
      return `Without Stoß nobody can double ${conflict.steps} times.`;
    case 'stoss-on-without-steps':
      return 'With Stoß at least one doubling must be allowed.';
    case 'knock-inside-packet':
      return `Knocking comes between two packets, here after ${cards(conflict.possible, 'en')} cards, not after ${conflict.cards}.`;
    case 'cut-of-small-deck':
      return `A cut must be able to leave ${conflict.cards} cards: this deck allows at most ${conflict.most}.`;
    case 'packets-of-other-deck':
      return `${conflict.deck} cards cannot be dealt ${conflict.packets}.`;
    case 'all-pass-stock-off':
      return 'If all pass everybody is to pay into the Stock, but there is none.';
    case 'stock-contribution-zero':
      return 'The contribution to the Stock is a Rufspiel, which costs nothing.';
    case 'neither-rufspiel-nor-solo':
      return 'Rufspiel or Solo must be played.';
    case 'muss-without-rufspiel-and-solo':
      return 'The holder of the Eichel-Ober must play but is allowed neither Rufspiel nor solo game.';
    case 'rank-missing':
      return `${gameName(conflict.game, 'en')} is played but has no place in the rank of games.`;
  }
}

function cards(possible: readonly number[], language: Language): string {
  return oneOf(possible.map(String), language);
}
