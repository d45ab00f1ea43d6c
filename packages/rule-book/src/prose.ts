/**
 * Text of the book with two kinds of links in it: `[[davonlaufen]]` and `[[laufende|Laufenden]]` name a term of the glossary,
 * `[[R76]]` and `[[R76|so]]` a rule of the book.
 */
export type Prose = string;

export type ProsePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'term'; readonly id: string; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string };

const LINK = /\[\[(?<id>[^\]|]+)(?:\|(?<label>[^\]]+))?\]\]/g;

/** Whether a name is the id of a rule, such as `R76` or `B41`. */
export function isRuleId(id: string): boolean {
  return /^[RB]\d+$/.test(id);
}

/** The text cut into plain pieces and links, in order. */
export function proseParts(prose: Prose): readonly ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const match of prose.matchAll(LINK)) {
    const id = match.groups?.['id'] ?? '';
    const text = match.groups?.['label'] ?? id;
    if (match.index > end) parts.push({ kind: 'text', text: prose.slice(end, match.index) });
    parts.push({ kind: isRuleId(id) ? 'rule' : 'term', id, text });
    end = match.index + match[0].length;
  }
  if (end < prose.length) parts.push({ kind: 'text', text: prose.slice(end) });
  return parts;
}

/** The text as it is read, without links. */
export function plainText(prose: Prose): string {
  return proseParts(prose)
    .map(({ text }) => text)
    .join('');
}
