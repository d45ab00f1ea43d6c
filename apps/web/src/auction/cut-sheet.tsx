import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { SheetFrame } from '../table/sheet-frame.tsx';
import sheet from '../table/sheet.module.css';
import { tableActions } from '../table/table-actions.ts';
import { useTable, useTableState } from '../table/table-context.ts';
import { Button } from '../ui/button.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import styles from './cut-sheet.module.css';

/** The person sits right of the dealer and cuts: tap into the pack, or leave it. */
export function CutSheet() {
  const t = useMessages();
  const { act } = tableActions(useTable());
  const places = useTableState(({ view }) => view.actions).flatMap((action) =>
    action.type === 'cut' ? [action.at] : [],
  );
  const size = useTableState((state) => state.view.rules.deck);
  const cuts = useTableState((state) => state.view.deal?.cuts.length ?? 0);
  const [at, setAt] = useState(Math.floor(size / 2));
  return (
    <SheetFrame title={t.youCut}>
      {cuts > 0 && <p className={sheet['lead']}>{t.cutsSoFar(cuts)}</p>}
      <div className={styles['pack']} style={{ '--size': size }}>
        <div className={styles['cards']} aria-hidden="true">
          {Array.from({ length: size }, (_, place) => (
            <span key={place} className={styles['sliver']} style={{ '--place': place }} data-lifted={place < at}>
              <CardPicture card="back" />
            </span>
          ))}
        </div>
        <input
          type="range"
          className={styles['range']}
          aria-label={t.cutPlace}
          min={Math.min(...places)}
          max={Math.max(...places)}
          value={at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
      </div>
      <div className={sheet['pair']}>
        <Button size="large" onClick={() => act({ type: 'done-cutting' })}>
          {cuts > 0 ? t.cutEnough : t.noCut}
        </Button>
        <Button kind="main" size="large" onClick={() => act({ type: 'cut', at })}>
          {t.cutHere(at)}
        </Button>
      </div>
    </SheetFrame>
  );
}
