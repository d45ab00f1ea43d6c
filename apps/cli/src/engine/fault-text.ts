import { writtenLanguage } from '@stammtisch/texts';
import { EXIT } from '../command.ts';
import type { Call, Exit } from '../command.ts';
import type { Sentence } from '../usage.ts';
import type { Faults, NoEngine } from './engine-host.ts';
import type { EngineFault } from './engine-process.ts';

const WHAT: Readonly<Record<EngineFault | 'illegal', Sentence>> = {
  'not-started': { de: 'lässt sich nicht starten', en: 'cannot be started' },
  'no-handshake': { de: 'meldet sich nicht mit ok', en: 'does not answer with ok' },
  'too-late': { de: 'zu spät', en: 'too late' },
  ended: { de: 'hat sich beendet', en: 'has ended' },
  'line-too-long': { de: 'schickt zu lange Zeilen', en: 'sends lines that are too long' },
  illegal: { de: 'nicht erlaubt', en: 'not allowed' },
};

/** Says that an engine could not be used at all. */
export async function noEngine({ io, language }: Call, { engine, fault }: NoEngine): Promise<Exit> {
  io.err.write(`schafkopf simulate: ${engine}: ${WHAT[fault][writtenLanguage(language)]}\n`);
  await io.err.flush();
  return EXIT.refused;
}

/** Says what engines did wrong; rules of thumb acted for them. */
export async function tellFaults({ io, language }: Call, all: ReadonlyMap<string, Faults>): Promise<Exit> {
  const written = writtenLanguage(language);
  for (const [engine, faults] of all) {
    const list = [...faults].map(([fault, count]) => `${count} × ${WHAT[fault][written]}`).join(', ');
    io.err.write(`${engine}: ${list}. ${INSTEAD[written]}\n`);
  }
  await io.err.flush();
  return EXIT.refused;
}

const INSTEAD: Sentence = {
  de: 'Dann hat eine Faustregel für das Programm gespielt.',
  en: 'A rule of thumb played for the program then.',
};
