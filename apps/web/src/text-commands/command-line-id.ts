/** The id of the line for commands, by which its key finds it. */
export const COMMAND_LINE = 'command-line';
