import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Names of settings that the server knows: all that it does not call unknown. */
const isKnown = (name: string): boolean => {
  const result = readSettings({ [name]: '' }, () => null);
  return result.ok || !result.problems.some((problem) => problem.includes('is no setting'));
};
const settingsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(?:STAMMTISCH_[A-Z_]*[A-Z]|HOST|PORT)\b/g)].map(([name]) => name)),
];

/** Whether a server would start with this as its legal texts. */
const starts = (content: string): boolean =>
  readSettings({ STAMMTISCH_IMPRINT: 'text', STAMMTISCH_PRIVACY: 'text' }, () => content).ok;

describe('what is shipped for operators', () => {
  it('uses settings that the server knows', () => {
    // The domain is for the proxy and the compose file.
    const texts = ['deploy/compose.yaml', 'deploy/Containerfile', 'deploy/stammtisch.service'].map(read).join('\n');
    const names = settingsIn(texts).filter((name) => name !== 'STAMMTISCH_DOMAIN');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('is described in the handbook: every setting, and none that there is not', () => {
    const code = settingsIn(read('apps/server/src/operator/settings.ts'));
    const handbook = settingsIn(read('docs/handbuch/eigener-server.md'));
    expect(handbook.toSorted()).toEqual(code.toSorted());
  });

  it('has texts that keep the server closed until they are filled in', () => {
    for (const name of readdirSync(new URL('deploy/texts/', ROOT))) {
      const text = read(`deploy/texts/${name}`);
      expect(starts(text)).toBe(false);
      expect(starts(text.replaceAll(/\[\[.*?\]\]/g, 'ausgefüllt'))).toBe(true);
    }
  });
});
