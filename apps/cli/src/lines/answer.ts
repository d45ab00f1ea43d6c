/** What a command says to one line of input. */
export type Answer = Answered | BadInput;

/** The line was understood; `ok` tells whether what it says is right. */
export interface Answered {
  readonly kind: 'answered';
  readonly ok: boolean;
  /** The object that `--json` prints. */
  readonly json: object;
  /** What is printed otherwise, without the last line end; only asked for if it is needed. */
  readonly text: () => string;
}

/** The line could not be understood. */
export interface BadInput {
  readonly kind: 'bad-input';
  readonly id: string | number | null;
  /** A stable code. */
  readonly reason: string;
  /** Path of the field in the JSON, such as `hands[1][3]`; `null` if the line as a whole is wrong. */
  readonly field: string | null;
  readonly message: string;
}
