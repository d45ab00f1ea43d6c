/** Something that is to happen at a moment, in virtual milliseconds. Of what happens at one moment the lower order comes first. */
export interface Timed {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** What is to happen, the earliest first. */
export class Agenda {
  readonly #items: Timed[] = [];

  push(item: Timed): void {
    this.#items.push(item);
    let at = this.#items.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#before(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  pop(): Timed | null {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (first === undefined || last === undefined) return null;
    if (this.#items.length === 0) return first;
    this.#items[0] = last;
    this.#sink();
    return first;
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < this.#items.length && this.#before(left, least)) least = left;
      if (right < this.#items.length && this.#before(right, least)) least = right;
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }

  #before(one: number, other: number): boolean {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a === undefined || b === undefined) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a === undefined || b === undefined) return;
    this.#items[one] = b;
    this.#items[other] = a;
  }
}
