import type { ComponentChildren, RefObject } from 'preact';
import { BackToMore } from './back-to-more.tsx';
import styles from './page-frame.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** For pages whose title takes the focus by itself (`usePageFocus`). */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What stands before the title, mostly a way back; `null` for nothing. */
  readonly before?: ComponentChildren;
}

/** The top of a page away from the table: the way back and the title. */
export function PageHead({ title, titleRef, before = <BackToMore /> }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      {before}
      <h1 ref={titleRef ?? null} tabIndex={titleRef === undefined ? undefined : -1}>
        {title}
      </h1>
    </header>
  );
}

export interface PageFrameProps extends PageHeadProps {
  /** For pages of tables and charts; the others have a column that is easy to read. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A page away from the table: its head, and below it one column. */
export function PageFrame({ wide = false, children, ...head }: PageFrameProps) {
  return (
    <div className={styles['page']} data-wide={wide}>
      <PageHead {...head} />
      <main className={styles['main']}>{children}</main>
    </div>
  );
}
