import { readTyped } from '../../text-commands/read-typed.ts';
import { replyOfFrame, type StepFrame } from '../../text-commands/lesson-reply.ts';
import { useTableReply } from '../../text-commands/use-table-reply.ts';
import { useAnswerWords, useStepReply } from '../step-reply.ts';

/** The commands of the table and those of a lesson, for a step that is played at the table. */
export function useTableCommands(frame: StepFrame): void {
  const atTable = useTableReply();
  const words = useAnswerWords();
  useStepReply((line) => {
    const command = readTyped(line);
    const isHelp = command?.type === 'ask' && command.question === 'help';
    return replyOfFrame(command, frame, words) ?? `${atTable(line)}${isHelp ? ` ${words.words.helpAids}` : ''}`;
  });
}
