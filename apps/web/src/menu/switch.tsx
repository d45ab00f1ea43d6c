import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <span>
        <b>{label}</b> <small>{hint}</small>
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={() => onChange(!on)} />
    </label>
  );
}
