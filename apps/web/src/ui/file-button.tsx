import { useRef } from 'preact/hooks';
import { Button } from './button.tsx';

/** Kinds of files that hold deals: a record a line, or a proof. */
export const FILES_OF_DEALS = '.jsonl,.json,application/jsonl,application/x-ndjson,text/plain';

export interface FileButtonProps {
  readonly label: string;
  /** Kinds of files, as in the attribute `accept` of an input. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A large button that lets somebody choose a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="large" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file can be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
