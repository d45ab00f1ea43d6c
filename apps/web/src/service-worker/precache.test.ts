import { expect, test } from 'vitest';
import { cacheOf, outdatedCaches, sourceOf, type Precache } from './precache.ts';

const HERE = 'https://stammtisch.example';
const PRECACHE: Precache = {
  version: 'b',
  files: [
    { url: '/index.html', integrity: 'sha256-1' },
    { url: '/icon.svg', integrity: 'sha256-2' },
    { url: '/assets/index-1a.js', integrity: 'sha256-3' },
  ],
};

function source(path: string, mode = 'no-cors', method = 'GET') {
  return sourceOf({ method, mode, url: new URL(path, HERE).href }, HERE, PRECACHE);
}

test('every page of the app gets the page of this version, whatever its address says', () => {
  for (const path of ['/', '/lernen/3', '/tisch?seed=s3', '/analyse#deal1=x', '/nirgends']) {
    expect(source(path, 'navigate')).toEqual({ from: 'page' });
  }
});

test('files come from a cache, also those of an older version that another window still runs', () => {
  expect(source('/assets/index-1a.js')).toEqual({ from: 'cache', url: '/assets/index-1a.js' });
  expect(source('/assets/older-9z.js')).toEqual({ from: 'cache', url: '/assets/older-9z.js' });
  expect(source('/icon.svg?x=1')).toEqual({ from: 'cache', url: '/icon.svg' });
});

test('what is no file of ours goes to the network', () => {
  expect(source('https://elsewhere.example/assets/index-1a.js')).toEqual({ from: 'network' });
  expect(source('/assets/index-1a.js', 'cors', 'POST')).toEqual({ from: 'network' });
  expect(source('/robots.txt', 'navigate')).toEqual({ from: 'network' });
  expect(source('/api', 'cors')).toEqual({ from: 'network' });
});

test('one older version stays, caches of others are not ours to delete', () => {
  const names = ['stammtisch-1', 'foreign', 'stammtisch-2', 'stammtisch-3', cacheOf('b')];
  expect(outdatedCaches(names, 'b')).toEqual(['stammtisch-1', 'stammtisch-2']);
  expect(outdatedCaches(['stammtisch-3', cacheOf('b')], 'b')).toEqual([]);
});
