import { isPart, sizeOf, type Part, type StoredData } from './stored-data.ts';
import type { Words } from './use-words.ts';

/** Something that is stored: what it is called, and how much it is. */
export interface ListedPart {
  readonly part: Part;
  readonly name: string;
  /** Bytes, as text that is written down; the browser may need more or less. */
  readonly bytes: number;
}

/** Everything that is stored, part by part. */
export function partsOf({ records, recordBytes, session, texts }: StoredData, words: Words): readonly ListedPart[] {
  return [
    ...(records.length === 0
      ? []
      : [{ part: 'records', name: words.deals(records.length), bytes: recordBytes } as const]),
    ...(session === null
      ? []
      : [{ part: 'session', name: words.session, bytes: sizeOf(JSON.stringify(session)) } as const]),
    ...Object.entries(texts).flatMap(([key, text]): readonly ListedPart[] =>
      isPart(key) ? [{ part: key, name: nameOf(key, words), bytes: sizeOf(text) }] : [],
    ),
  ];
}

/** What a part of the app is called that keeps something under a key. */
export function nameOf(key: string, words: Words): string {
  const names: Readonly<Record<string, string>> = words.names;
  return Object.hasOwn(names, key) ? (names[key] ?? key) : words.other(key);
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in words, in the largest unit of which there is a whole one: "820 B", "1,5 MB", "11 GB". */
export function sizeText(bytes: number, language: 'de' | 'en'): string {
  const power = UNITS.findLastIndex((_, index) => bytes >= 1000 ** index);
  const unit = UNITS[power] ?? 'B';
  const value = bytes / 1000 ** Math.max(0, power);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 && unit !== 'B' ? 1 : 0 });
  return `${format.format(value)} ${unit}`;
}
