/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as a whole */

/**
 * What can be pressed and is smaller than 48 px, in words; runs in the page. Left out are the cards of the fan, which have the two-row hand and keys
 * beside them, links and words within a sentence, and what only a screen reader or the keyboard reaches.
 */
export function targetsTooSmall(): readonly string[] {
  const SMALLEST = 47.5;
  const pressable = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="slider"]';
  const dialog = document.querySelector('dialog[open]');
  const faults: string[] = [];
  for (const element of (dialog ?? document).querySelectorAll<HTMLElement>(pressable)) {
    // A field may be pressed on its label too: one of them is large enough.
    const targets = [element, element.closest('label'), labelOf(element)].filter((one) => one !== null);
    const { width, height } = element.getBoundingClientRect();
    if (
      targets.every(isSmall) &&
      targets.some(isSeen) &&
      !isInSentence(element) &&
      element.closest('[role="toolbar"]') === null
    ) {
      faults.push(`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return faults;

  function isSmall(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width < SMALLEST || height < SMALLEST;
  }

  function labelOf(element: HTMLElement): HTMLElement | null {
    return element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  }

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none' && element.checkVisibility();
  }

  /** A word between words: its height is that of the line (WCAG 2.5.8, inline). */
  function isInSentence(element: HTMLElement): boolean {
    const sentence = element.closest('p, li, dd, h2, h3')?.textContent ?? '';
    const isLonger = sentence.trim().length > (element.textContent ?? '').trim().length + 8;
    return isLonger && getComputedStyle(element).display.startsWith('inline') && !element.matches('li > :only-child');
  }
}
