import type { TableFrame } from '@stammtisch/protocol';
import { useEffect, useState } from 'preact/hooks';
import { DifferenceChips } from '../../house-rules/difference-chips.tsx';
import { smallestSet } from '../../house-rules/draft.ts';
import { EditorContext, useChosenRules } from '../../house-rules/editor-context.ts';
import { choose } from '../../house-rules/house-rules-store.ts';
import { OptionGroups } from '../../house-rules/option-groups.tsx';
import { RoundActions } from '../../house-rules/round-actions.tsx';
import { SentenceBox } from '../../house-rules/sentence-box.tsx';
import { TemplateCards } from '../../house-rules/template-cards.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { goToTable } from '../friends-place.ts';
import { LineNote } from '../line-note.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { useRoom } from '../use-room.ts';
import { usePeopleWords } from './use-words.ts';
import styles from '../friends.module.css';

/** The host changes the rules of the table in the editor; they hold from the next deal on. */
export function TableRules({ frame }: { readonly frame: TableFrame }) {
  const words = usePeopleWords();
  const room = useRoom();
  const { sitting, you, table } = frame;
  const [first] = useState(sitting.nextRules ?? sitting.rules);
  useEffect(() => choose(first.preset, first.set ?? {}), [first]);
  const editor = useChosenRules();
  const mine = { preset: editor.draft.preset, set: smallestSet(editor.draft) };
  const isSame = JSON.stringify(mine) === JSON.stringify(sitting.nextRules ?? sitting.rules);
  const back = (): void => goToTable(table);
  const take = async (): Promise<void> => {
    if (await room.want({ type: 'set-rules', rules: mine })) back();
  };
  const isAwaited = sitting.chairs.some((chair) => chair?.member === you.member) && sitting.phase === 'playing';
  return (
    <PageFrame title={words.rulesOf(table)} before={<Button onClick={back}>← {words.backToTable}</Button>}>
      <LineNote />
      {isAwaited && <p className={styles['note']}>{words.gameGoesOn}</p>}
      <p>{words.rulesHint}</p>
      <EditorContext value={editor}>
        <TemplateCards />
        <RoundActions />
        <DifferenceChips />
        <OptionGroups />
        <section className={styles['part']}>
          <SentenceBox />
          <RefusalNote />
          <Button kind="main" size="large" wide aria-disabled={isSame} onClick={() => void (isSame ? back() : take())}>
            {isSame ? words.sameRules : words.takeRules}
          </Button>
        </section>
      </EditorContext>
    </PageFrame>
  );
}
