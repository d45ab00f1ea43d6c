import type { PresetName } from '@stammtisch/rules';
import { writtenLanguage } from '../language.ts';
import type { Language, WrittenLanguage } from '../language.ts';

/** A preset in words. */
export interface PresetText {
  readonly label: string;
  /** One line. */
  readonly explanation: string;
}

const PRESET_WORDS: Readonly<Record<PresetName, Readonly<Record<WrittenLanguage, PresetText>>>> = {
  schafkopfschule: {
    de: { label: 'Vereinsregeln', explanation: 'Nach der Schafkopfschule 2024, ohne Klopfen.' },
    en: { label: 'Club rules', explanation: 'After the Schafkopfschule 2024, without knocking.' },
  },
  wirtshaus: {
    de: { label: 'Wirtshaus', explanation: 'Zehnerl und Fuchzgerl, mit Klopfen, Geier und Stock.' },
    en: { label: 'Inn', explanation: 'Ten and fifty cents, with knocking, Geier and Stock.' },
  },
  sauspiel: {
    de: { label: 'Wie im Netz', explanation: 'Wie meist online gespielt wird: 20 und 50 Cent, Klopfen und Ramsch.' },
    en: { label: 'As online', explanation: 'As mostly played online: 20 and 50 cents, knocking and Ramsch.' },
  },
  turnier: {
    de: { label: 'Turnier', explanation: 'Um Punkte, ohne Klopfen und Stoß; sagen alle weiter, muss der Alte.' },
    en: {
      label: 'Tournament',
      explanation: 'For points, no knocking, no Stoß; if all pass the Eichel-Ober must play.',
    },
  },
};

/** Name and one line of explanation of a preset, in German or English; Boarisch reads German. */
export function presetText(preset: PresetName, language: Language): PresetText {
  return PRESET_WORDS[preset][writtenLanguage(language)];
}
