import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { isSwitchedOff } from '../settings/single-keys.ts';
import { settingsStore } from '../settings/settings.ts';
import { COMMAND_LINE } from '../text-commands/command-line-id.ts';
import { CommandLine } from '../text-commands/command-line.tsx';
import { isTyping } from '../ui/is-typing.ts';
import { useStore } from '../ui/use-store.ts';
import type { ReplyPlace } from './step-reply.ts';

export interface LessonCommandsProps {
  readonly place: RefObject<ReplyPlace['current']>;
  /** The task, read to whoever stays in the line while it changes. */
  readonly task: string;
}

/** The command line of a lesson: in the mode for screen readers, or once its key was pressed. It stays from step to step. */
export function LessonCommands({ place, task }: LessonCommandsProps) {
  const isMode = useStore(settingsStore, (settings) => settings.screenReader);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key !== '/' || isSwitchedOff(key) || ctrlKey || metaKey || altKey || isTyping(target) || isInDialog) return;
      event.preventDefault();
      setOpen(true);
      document.querySelector<HTMLInputElement>(`#${COMMAND_LINE}`)?.focus();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
  if (!isMode && !isOpen) return null;
  return <CommandLine reply={(line) => place.current(line)} news={task} takesFocus={isOpen} />;
}
