import { useState } from 'preact/hooks';
import { useSyncExternalStore } from 'preact/compat';
import { appStore, playAt, show } from '../app-store.ts';
import { Button } from '../ui/button.tsx';
import { useStore } from '../ui/use-store.ts';
import { AllRules } from './all-rules.tsx';
import { DifferenceChips } from './difference-chips.tsx';
import { smallestSet } from './draft.ts';
import { EditorContext, useChosenRules, useEditor } from './editor-context.ts';
import { houseRulesStore, saveRound, takeBack } from './house-rules-store.ts';
import { OptionGroups } from './option-groups.tsx';
import { BrokenLink, ReceivedRules } from './received-rules.tsx';
import { RoundActions } from './round-actions.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SentenceBox } from './sentence-box.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { isRulesFragment, readFragment } from './share-link.ts';
import { TemplateCards } from './template-cards.tsx';
import { useWords } from './use-words.ts';
import styles from './house-rules-screen.module.css';

/** The fragment under which all rules are read. */
const ALL = 'alle';

/** House rules: choose, change, read and share them. What stands after `#` says what is shown. */
export function HouseRulesScreen() {
  const editor = useChosenRules();
  const fragment = useSyncExternalStore(watchFragment, () => location.hash.slice(1));
  return (
    <EditorContext value={editor}>
      <Shown fragment={fragment} />
    </EditorContext>
  );
}

function Shown({ fragment }: { readonly fragment: string }) {
  if (fragment === ALL) return <AllRules onBack={leaveFragment} />;
  if (fragment === '' || (!isRulesFragment(fragment) && !fragment.includes('='))) return <Editor />;
  const read = readFragment(fragment);
  return read.ok ? (
    <ReceivedRules received={read.value} onDone={leaveFragment} />
  ) : (
    <BrokenLink problem={read.reason} onDone={leaveFragment} />
  );
}

function Editor() {
  const words = useWords();
  const open = useStore(appStore, (state) => state.open);
  const isKept = useStore(houseRulesStore, (state) => state.isKept);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  return (
    <div className={styles['page']} data-full-screen="phone">
      <div className={styles['layout']}>
        <header className={styles['head']}>
          <Button onClick={() => show('new-table')}>← {words.back}</Button>
          <h1>{words.title}</h1>
        </header>
        <main className={styles['main']}>
          {open !== null && <p className={styles['note']}>{words.running}</p>}
          {!isKept && <p className={styles['note']}>{words.notKept}</p>}
          <TemplateCards />
          <RoundActions />
          <section className={styles['change']} aria-labelledby="change-title">
            <div className={styles['title']}>
              <h2 id="change-title">{words.change}</h2>
              <Button onClick={() => goTo(ALL)}>{words.allRules}</Button>
            </div>
            <DifferenceChips />
            <OptionGroups />
          </section>
        </main>
        <aside className={styles['panel']} aria-label={words.inWords}>
          <SentenceBox />
          <Actions onDialog={setDialog} />
        </aside>
      </div>
      <Dialogs name={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

type DialogName = 'save' | 'share';

function Actions({ onDialog }: { readonly onDialog: (name: DialogName) => void }) {
  const words = useWords();
  const { draft } = useEditor();
  const past = useStore(houseRulesStore, (state) => state.past);
  return (
    <div className={styles['actions']}>
      <Button
        kind="main"
        size="large"
        className={styles['play'] ?? ''}
        onClick={() => void playAt({ preset: draft.preset, set: smallestSet(draft), seed: null })}
      >
        {words.play}
      </Button>
      <Button
        className={styles['undo'] ?? ''}
        aria-label={words.undo}
        aria-disabled={past.length === 0}
        onClick={takeBack}
      >
        ↶ <span>{words.undo}</span>
      </Button>
      <Button onClick={() => onDialog('save')}>{words.save}</Button>
      <Button onClick={() => onDialog('share')}>{words.share}</Button>
    </div>
  );
}

function Dialogs({ name, onClose }: { readonly name: DialogName | null; readonly onClose: () => void }) {
  const words = useWords();
  const { rounds, round } = useStore(houseRulesStore);
  const [saved, setSaved] = useState('');
  return (
    <>
      <p role="status" className="visually-hidden">
        {saved}
      </p>
      {name === 'save' && (
        <SaveDialog
          first={rounds.find(({ id }) => id === round)?.name ?? words.ourRound}
          onName={(given) => {
            saveRound(given);
            setSaved(words.saved(given));
          }}
          onClose={onClose}
        />
      )}
      {name === 'share' && <ShareDialog onClose={onClose} />}
    </>
  );
}

function watchFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

function goTo(fragment: string): void {
  location.hash = fragment;
  scrollTo(0, 0);
}

/** The editor, without what stood after `#`. */
function leaveFragment(): void {
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
  scrollTo(0, 0);
}
