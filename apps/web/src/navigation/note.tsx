import { Button } from '../ui/button.tsx';
import styles from './note.module.css';

export interface NoteProps {
  readonly text: string;
  readonly button: string;
  readonly onButton: () => void;
  /** `page` stands above the page and is away where one plays; `everywhere` lies over the table too. */
  readonly place: 'page' | 'everywhere';
}

/** A line above the page that says something about the app itself, with one thing to do about it. */
export function Note({ text, button, onButton, place }: NoteProps) {
  return (
    <div className={styles['note']} role="status" data-place={place}>
      <p>{text}</p>
      <Button onClick={onButton}>{button}</Button>
    </div>
  );
}
