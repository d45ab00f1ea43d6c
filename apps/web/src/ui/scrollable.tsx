import type { ComponentProps } from 'preact';

/** A part that scrolls by itself. The keyboard can get there and scroll it; it has a role and a name where it is more than contents. */
export function Scrollable(props: ComponentProps<'div'>) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard, and axe asks for it
  return <div tabIndex={0} {...props} />;
}
