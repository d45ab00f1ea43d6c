import { options, render, type ComponentChild } from 'preact';

/** What Preact needs of an element to draw into it. */
interface Drawn {
  readonly toHtml: () => string;
}

const VOID = new Set(['br', 'hr', 'img', 'input']);

/** As attributes are spelt in a page, where Preact would set a property. */
const ATTRIBUTE: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };

/** Draws a component into text, once and without its effects: what it shows first. Handlers of events are left out. */
export function drawnPage(component: ComponentChild): string {
  // What comes after a frame never comes: there are none.
  Object.assign(options, { requestAnimationFrame: () => undefined });
  const root = new DrawnElement('root');
  // Preact draws into whatever has children, attributes and an owner.
  render(component, root as unknown as Element);
  return root.childNodes.map((child) => child.toHtml()).join('');
}

class DrawnText implements Drawn {
  data: string;
  constructor(data: string) {
    this.data = data;
  }

  toHtml(): string {
    return escaped(this.data);
  }
}

class DrawnElement implements Drawn {
  readonly localName: string;
  readonly namespaceURI: string;
  readonly childNodes: (DrawnElement | DrawnText)[] = [];
  readonly ownerDocument = {
    createTextNode: (data: unknown) => new DrawnText(String(data)),
    createElementNS: (namespace: string, name: string) => new DrawnElement(name, namespace),
  };
  readonly #attributes = new Map<string, string>();

  constructor(localName: string, namespaceURI = 'http://www.w3.org/1999/xhtml') {
    this.localName = localName;
    this.namespaceURI = namespaceURI;
  }

  get firstChild(): DrawnElement | DrawnText | null {
    return this.childNodes[0] ?? null;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(ATTRIBUTE[name] ?? name, String(value));
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(ATTRIBUTE[name] ?? name);
  }

  addEventListener(): void {
    // Nobody taps text.
  }

  insertBefore(child: DrawnElement | DrawnText, next: DrawnElement | DrawnText | null): void {
    this.childNodes.splice(next === null ? this.childNodes.length : this.childNodes.indexOf(next), 0, child);
  }

  toHtml(): string {
    const attributes = [...this.#attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    const open = `<${this.localName}${attributes}>`;
    if (VOID.has(this.localName)) return open;
    return `${open}${this.childNodes.map((child) => child.toHtml()).join('')}</${this.localName}>`;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
