/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as a whole */

/**
 * Doubles the vowels of all words on the page, which makes them about a third longer, looks what does not fit any more, and gives the words back; runs
 * in the page. A pseudo language (BL-186) without a build of its own.
 */
export function cutByLongerWords(): readonly string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const before = new Map<Text, string>();
  while (words.nextNode()) {
    const text = words.currentNode as Text;
    before.set(text, text.data);
    text.data = text.data.replaceAll(/[aeiouäöü]/gi, (vowel) => vowel + vowel);
  }
  const faults = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, p, span, b, strong, label, td, th')]
    .filter(isSeen)
    .filter((element) => isCut(element) || isOutside(element))
    .map((element) => element.outerHTML.slice(0, 160));
  for (const [text, data] of before) text.data = data;
  return faults;

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isForEyes = getComputedStyle(element).clipPath === 'none' && width > 1 && height > 1;
    return isForEyes && element.checkVisibility({ visibilityProperty: true }) && !isScrolled(element);
  }

  function isCut(element: HTMLElement): boolean {
    return getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
  }

  function isOutside(element: HTMLElement): boolean {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  }

  function isScrolled(element: HTMLElement): boolean {
    const scroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return scroller || (element.parentElement !== null && isScrolled(element.parentElement));
  }
}
