import { PRESETS, type OptionName } from '@stammtisch/rules';
import { ConflictNote } from './conflict-note.tsx';
import { OptionControl } from './controls/option-control.tsx';
import { rowOf, useEditor, useOptionWords } from './editor-context.ts';
import { changeRules, resetRules } from './house-rules-store.ts';
import { capitalised, wayValues } from './way-text.ts';
import { useWords } from './use-words.ts';
import type { WayOut } from './ways-out.ts';
import styles from './option-row.module.css';

/** An option: its control, what contradicts it, and the way back to the preset. */
export function OptionRow({ name }: { readonly name: OptionName }) {
  const { differences } = useEditor();
  const changed = differences.filter(({ option }) => rowOf(option) === name);
  return (
    <li className={styles['option']} data-option={name} data-changed={changed.length > 0}>
      <OptionControl name={name} />
      <ConflictNote name={name} />
      {changed.map(({ option }) => (
        <ResetChip key={option} option={option} />
      ))}
    </li>
  );
}

/** One tap gives an option back to the preset. */
function ResetChip({ option }: { readonly option: OptionName }) {
  const words = useWords();
  const { draft } = useEditor();
  const { label, value, preset } = useOptionWords();
  const inPreset = value(option, PRESETS[draft.preset][option]);
  return (
    <button
      type="button"
      className={styles['reset']}
      aria-label={`${words.presetValue(preset, inPreset)} – ${words.resetOption(label(option))}`}
      onClick={() => resetRules([option])}
    >
      <span aria-hidden="true">↶</span> {words.presetValue(preset, inPreset)}
    </button>
  );
}

export interface IdleRowsProps {
  readonly names: readonly OptionName[];
  /** What all of them wait for. */
  readonly missing: readonly WayOut[];
}

/** Options that do not matter now: what they wait for, and the tap that makes them matter. */
export function IdleRows({ names, missing }: IdleRowsProps) {
  const words = useWords();
  const { phrase } = useOptionWords();
  const what = missing.map((way) => capitalised(phrase(way.option, way.value))).join(words.and);
  const [first] = missing;
  return (
    <li className={styles['idle']}>
      {first !== undefined && (
        <div className={styles['waits']}>
          <p>{words.waitsFor(what)}</p>
          <button
            type="button"
            className={styles['reset']}
            aria-label={`${words.switchOn}: ${what}`}
            onClick={() => changeRules(wayValues(missing), first.option)}
          >
            {words.switchOn}
          </button>
        </div>
      )}
      <ul>
        {names.map((name) => (
          <OptionRow key={name} name={name} />
        ))}
      </ul>
    </li>
  );
}
