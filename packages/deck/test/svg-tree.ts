/** One element of a parsed drawing. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgElement[];
}

const TAG = /<(?<close>\/?)(?<name>[a-zA-Z]+)(?<attributes>(?:\s+[\w:-]+="[^"<]*")*)\s*(?<empty>\/?)>/y;
const ATTRIBUTE = /(?<key>[\w:-]+)="(?<value>[^"]*)"/g;

/**
 * Parses the XML that the deck writes: elements with quoted attributes and nothing between tags. Throws with the place
 * if it is not well formed: text between tags, an attribute twice, a tag not closed or closed wrongly, two roots.
 */
export function parseSvg(svg: string): SvgElement {
  const root: SvgElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let position = 0;
  while (position < svg.length) {
    TAG.lastIndex = position;
    const groups = TAG.exec(svg)?.groups;
    const parent = open.at(-1)!;
    if (groups === undefined) throw new Error(`No tag at ${position}: ${svg.slice(position, position + 40)}`);
    if (groups['close'] === '/') {
      if (parent.name !== groups['name']) throw new Error(`</${groups['name']}> closes <${parent.name}>`);
      open.pop();
    } else {
      const element = { name: groups['name']!, attributes: attributesOf(groups['attributes']!), children: [] };
      parent.children.push(element);
      if (groups['empty'] !== '/') open.push(element);
    }
    position = TAG.lastIndex;
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.name}> is not closed`);
  if (root.children.length !== 1) throw new Error(`${root.children.length} roots`);
  return root.children[0]!;
}

/** An element and everything inside it, in document order. */
export function flatten(element: SvgElement): readonly SvgElement[] {
  return [element, ...element.children.flatMap(flatten)];
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    const key = groups!['key']!;
    if (key in attributes) throw new Error(`Attribute ${key} twice in ${text}`);
    const value = groups!['value']!;
    if (/&(?!amp;|lt;|gt;|quot;)/.test(value)) throw new Error(`Bare & in ${text}`);
    attributes[key] = value;
  }
  return attributes;
}
