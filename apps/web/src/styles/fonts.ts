// Latin only: German and English need no more.
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import display from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';

/**
 * Lets the page have its fonts, which it fetches once a text wants them. In a style sheet they would be fetched as soon as the drawn start page is
 * there, and the scripts would share the line with them.
 */
export function addFonts(): void {
  add('Atkinson Hyperlegible Next', text, '200 800');
  add('Bitter', display, '100 900');
}

function add(family: string, address: string, weight: string): void {
  document.fonts.add(new FontFace(family, `url('${address}') format('woff2')`, { weight, display: 'swap' }));
}
