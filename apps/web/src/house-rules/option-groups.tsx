import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hasEffect, OPTION_GROUPS, optionOf, type OptionGroup, type OptionName } from '@stammtisch/rules';
import { Button } from '../ui/button.tsx';
import { optionsOf } from './draft.ts';
import { useEditor } from './editor-context.ts';
import { missingFor } from './effect-reason.ts';
import { resetRules } from './house-rules-store.ts';
import { IdleRows, OptionRow } from './option-row.tsx';
import { useWords } from './use-words.ts';
import styles from './option-groups.module.css';

/** All options in eight folds. */
export function OptionGroups() {
  return (
    <div className={styles['groups']}>
      {OPTION_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { readonly group: OptionGroup }) {
  const words = useWords();
  const { differences } = useEditor();
  const changed = differences.map(({ option }) => option).filter((option) => optionOf(option).group === group);
  const [title, hint] = words.groups[group];
  return (
    <Fold
      className={styles['group'] ?? ''}
      summary={
        <>
          <span className={styles['title']}>
            <h3>{title}</h3>
            <small>{hint}</small>
          </span>
          {changed.length > 0 && <span className={styles['badge']}>{words.groupDiffers(changed.length)}</span>}
        </>
      }
    >
      <GroupOptions group={group} />
      {changed.length > 1 && (
        <Button className={styles['resetGroup'] ?? ''} onClick={() => resetRules(changed)}>
          ↶ {words.resetGroup}
        </Button>
      )}
    </Fold>
  );
}

function GroupOptions({ group }: { readonly group: OptionGroup }) {
  const words = useWords();
  const { rules, conflict } = useEditor();
  // The ties are changed together with the order of rank.
  const names = optionsOf(group).filter((name) => name !== 'bidding.rankTies');
  const isIdle = (name: (typeof names)[number]): boolean =>
    !hasEffect(rules, name) && name !== conflict?.option && name !== conflict?.other;
  const idle = names.filter(isIdle);
  return (
    <>
      <ul className={styles['options']} data-group={group}>
        {names
          .filter((name) => !isIdle(name))
          .map((name) => (
            <OptionRow key={name} name={name} />
          ))}
      </ul>
      {idle.length > 0 && (
        <Fold className={styles['idle'] ?? ''} summary={<span>{words.idle(idle.length)}</span>}>
          <ul className={styles['options']}>
            <IdleOptions names={idle} />
          </ul>
        </Fold>
      )}
    </>
  );
}

/** Options without effect, those together that wait for the same. */
function IdleOptions({ names }: { readonly names: readonly OptionName[] }) {
  const { rules } = useEditor();
  const waiting = names.map((name) => ({ name, missing: missingFor(rules, name) }));
  const reasons = new Map(waiting.map(({ missing }) => [JSON.stringify(missing), missing]));
  return [...reasons].map(([reason, missing]) => (
    <IdleRows
      key={reason}
      missing={missing}
      names={waiting.filter((one) => JSON.stringify(one.missing) === reason).map(({ name }) => name)}
    />
  ));
}

interface FoldProps {
  readonly summary: ComponentChildren;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** Folded content; it is made when it is opened. */
function Fold({ summary, className, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={className} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <div className={styles['inside']}>{children}</div>}
    </details>
  );
}
