/** A part of the sentence, and whether it is not in the sentence it is compared with. */
export interface Piece {
  readonly text: string;
  readonly isNew: boolean;
}

/**
 * Cuts the sentence of house rules where it may be cut, and marks what is not in another sentence. All pieces together are the sentence
 * letter by letter.
 */
export function sentencePieces(sentence: string, other: string): readonly Piece[] {
  const known = new Set(cut(other).map(bare));
  return cut(sentence).map((text) => ({ text, isNew: !known.has(bare(text)) }));
}

function cut(sentence: string): readonly string[] {
  return sentence.match(/\s*\S.*?(?:[.;,](?=\s)|$)/gu) ?? [];
}

/** Without the sign at its end and whatever begins a clause in capitals. */
function bare(piece: string): string {
  return piece
    .replace(/[.;,]$/, '')
    .trim()
    .toLowerCase();
}
