import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';

/**
 * Copies a text. `copied` is null before, true afterwards, and false where the browser does not let us: the field is selected then, for
 * the person to copy.
 */
export function useCopy(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): {
  readonly copied: boolean | null;
  readonly copy: (text: string) => Promise<void>;
} {
  const [copied, setCopied] = useState<boolean | null>(null);
  return {
    copied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch {
        field.current?.focus();
        field.current?.select();
        setCopied(false);
      }
    },
  };
}
