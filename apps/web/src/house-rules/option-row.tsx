import { PRESETS, type OptionName } from '@stammtisch/rules';
import { ConflictNote } from './conflict-note.tsx';
import { OptionControl } from './controls/option-control.tsx';
import { rowOf, useEditor, useOptionWords } from './editor-context.ts';
import { missingFor } from './effect-reason.ts';
import { changeRules, resetRules } from './house-rules-store.ts';
import { capitalised, wayValues } from './way-text.ts';
import { useWords } from './use-words.ts';
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
      aria-label={words.resetOption(label(option), inPreset)}
      onClick={() => resetRules([option])}
    >
      <span aria-hidden="true">↶</span> {words.presetValue(preset, inPreset)}
    </button>
  );
}

/** An option that does not matter now: what it waits for, and the tap that makes it matter. */
export function IdleRow({ name }: { readonly name: OptionName }) {
  const words = useWords();
  const { rules } = useEditor();
  const { phrase } = useOptionWords();
  const missing = missingFor(rules, name);
  return (
    <li className={styles['idle']}>
      {missing.length > 0 && (
        <div className={styles['waits']}>
          <p>{words.waitsFor(missing.map((way) => capitalised(phrase(way.option, way.value))).join(words.and))}</p>
          <button
            type="button"
            className={styles['reset']}
            aria-label={`${words.switchOn}: ${missing.map((way) => phrase(way.option, way.value)).join(words.and)}`}
            onClick={() => changeRules(wayValues(missing), name)}
          >
            {words.switchOn}
          </button>
        </div>
      )}
      <ul>
        <OptionRow name={name} />
      </ul>
    </li>
  );
}
