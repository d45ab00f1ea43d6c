import type { TableFrame } from '@stammtisch/protocol';
import { Button } from '../../ui/button.tsx';
import { useRoom } from '../use-room.ts';
import { useWords } from '../use-words.ts';
import { nameOf } from '../words-de.ts';
import { usePeopleWords } from './use-words.ts';
import styles from '../friends.module.css';

/** A chair that is offered to the person or promised to it, or the own one that is offered to somebody. */
export function OfferNote({ frame: { sitting, you } }: { readonly frame: TableFrame }) {
  const words = usePeopleWords();
  const { nobody } = useWords();
  const room = useRoom();
  const people = [...sitting.members, ...(sitting.looking ?? [])];
  const named = (member: number): string => nameOf(people, member, nobody);
  const offer = you.offer ?? null;
  const getsFrom = you.getsFrom ?? null;
  return (
    <>
      {you.offeredBy !== null && (
        <div className={styles['note']} role="status">
          <p>{words.offersYou(named(you.offeredBy))}</p>
          <div className={styles['buttons']}>
            <Button kind="main" onClick={() => void room.want({ type: 'accept-chair' })}>
              {words.accept}
            </Button>
            <Button onClick={() => void room.want({ type: 'decline-chair' })}>{words.decline}</Button>
          </div>
        </div>
      )}
      {getsFrom !== null && (
        <div className={styles['note']} role="status">
          <p>{words.getsChair(named(getsFrom))}</p>
          <Button onClick={() => void room.want({ type: 'decline-chair' })}>{words.notAfterAll}</Button>
        </div>
      )}
      {offer !== null && (
        <div className={styles['note']} role="status">
          <p>{offer.accepted ? words.accepted(named(offer.to)) : words.offered(named(offer.to))}</p>
          <Button onClick={() => void room.want({ type: 'hand-over', to: null })}>{words.takeBack}</Button>
        </div>
      )}
    </>
  );
}
