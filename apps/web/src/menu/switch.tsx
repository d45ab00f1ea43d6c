import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** How it is for whoever does not choose, in words. */
  readonly standard?: string;
}

/** Something that is on or off. */
export function Switch({ label, hint, on, onChange, standard }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <span>
        <b>{label}</b> <small>{standard === undefined ? hint : `${hint} · ${standard}`}</small>
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={() => onChange(!on)} />
    </label>
  );
}
