import type { ComponentProps } from 'preact';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `main` for the one thing to do, `quiet` on the table, `plain` for everything else. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'turn';
  readonly size?: 'normal' | 'large' | 'huge';
  readonly wide?: boolean;
  readonly className?: string;
}

/** A button; at least 48 px high. */
export function Button({ kind = 'plain', size = 'normal', wide = false, className = '', ...rest }: ButtonProps) {
  const classes = [styles['button'], styles[kind], styles[size], wide ? styles['wide'] : '', className];
  return <button type="button" {...rest} className={classes.join(' ')} />;
}
