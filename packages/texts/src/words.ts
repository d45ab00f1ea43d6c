import type { Seat } from '@stammtisch/rules';
import type { Language } from './language.ts';

/** One text in all three languages. */
export type Words = Readonly<Record<Language, string>>;

/** What a seat is called; a screen may call its own seat "Du", so sentences never conjugate a verb for a name. */
export type Names = (seat: Seat) => string;

/** Names for where nobody has one: the seats as they are numbered in records. */
export function seatNames(language: Language): Names {
  return (seat) => `${SEAT[language]} ${seat}`;
}

const SEAT: Words = { de: 'Platz', bar: 'Platz', en: 'Seat' };

/** The text with its first letter in upper case, to begin a sentence. */
export function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
