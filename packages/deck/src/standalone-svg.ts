/** A picture with a name. */
export interface Labelled {
  /** What a screen reader says. Without it the picture is hidden from screen readers. */
  readonly label?: string;
}

/** A complete `<svg>` file. With a label it is an image to screen readers, without one it is hidden from them. */
export function standaloneSvg(viewBox: string, content: string, label?: string): string {
  const access = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeAttribute(label)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${access}>${content}</svg>`;
}

/** Text that is safe between double quotes in an XML attribute. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
