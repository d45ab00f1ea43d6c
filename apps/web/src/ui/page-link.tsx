import type { ComponentProps, TargetedMouseEvent } from 'preact';
import { appStore, show } from '../app-store.ts';
import { addressOf, type Page } from '../navigation/pages.ts';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'role'> {
  readonly screen: Page;
  /** What stands after the `#`: a rule such as `R76`, a term of the glossary. */
  readonly place?: string;
}

/** A link to another page of the app: opened in a new tab it is an address like any other, otherwise nothing is loaded again. */
export function PageLink({ screen, place = '', onClick, ...rest }: PageLinkProps) {
  const follow = (event: TargetedMouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Within a page the browser itself goes to the place and tells everybody.
    if (event.defaultPrevented || !isPlain || appStore.getState().screen === screen) return;
    event.preventDefault();
    show(screen, place);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- The content comes with the rest.
  return <a href={addressOf(screen, place)} onClick={follow} {...rest} />;
}
