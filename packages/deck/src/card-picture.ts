import { type CardCode, rankOf, suitOf } from './card-code.ts';
import { framed } from './card-frame.ts';
import { drawCornerIndex } from './corner-index.ts';
import type { DrawingKit } from './drawing-kit.ts';
import { drawKoenig } from './koenig/koenig.ts';
import { drawOber } from './ober/ober.ts';
import { drawPips } from './pips.ts';
import { drawSau } from './sau/sau.ts';
import { drawUnter } from './unter/unter.ts';

/** A whole card face in card space, without the `<svg>` around it. */
export function drawCard(kit: DrawingKit, card: CardCode): string {
  return framed(drawPicture(kit, card) + drawCornerIndex(kit, suitOf(card), rankOf(card)));
}

function drawPicture(kit: DrawingKit, card: CardCode): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  switch (rank) {
    case 'A':
      return drawSau(kit, suit);
    case 'K':
      return drawKoenig(kit, suit);
    case 'O':
      return drawOber(kit, suit);
    case 'U':
      return drawUnter(kit, suit);
    case 'Z':
    case '9':
    case '8':
    case '7':
      return drawPips(kit, suit, rank);
  }
}
