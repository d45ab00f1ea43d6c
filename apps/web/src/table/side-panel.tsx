import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/use-messages.ts';
import { Scrollable } from '../ui/scrollable.tsx';
import { useMedia } from '../ui/use-media.ts';
import { LogList } from './log-list.tsx';
import { RoundTable } from './round-table.tsx';
import { useTable } from './table-context.ts';
import styles from './side-panel.module.css';

/** Where there is place for the panel beside the table. */
const WIDE = '(min-width: 1000px) and (min-height: 481px)';

/** The accounts of the round and the log, beside the table where there is place. */
export function SidePanel() {
  const t = useMessages();
  const { parts } = useTable();
  const [tab, setTab] = useState<'round' | 'log'>('round');
  const wide = useMedia(WIDE);
  if (!wide) return null;
  return (
    <aside className={styles['panel']} aria-label={t.round}>
      <div className={styles['tabs']} role="tablist">
        <Tab name="round" chosen={tab} onChoose={setTab}>
          {t.round}
        </Tab>
        <Tab name="log" chosen={tab} onChoose={setTab}>
          {t.log}
        </Tab>
      </div>
      <Scrollable className={styles['body']} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'round' ? (parts?.round ?? <RoundTable />) : <LogList />}
      </Scrollable>
    </aside>
  );
}

interface TabProps {
  readonly name: 'round' | 'log';
  readonly chosen: 'round' | 'log';
  readonly onChoose: (name: 'round' | 'log') => void;
  readonly children: string;
}

function Tab({ name, chosen, onChoose, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-selected={chosen === name}
      aria-controls={chosen === name ? `panel-${name}` : undefined}
      onClick={() => onChoose(name)}
    >
      {children}
    </button>
  );
}
