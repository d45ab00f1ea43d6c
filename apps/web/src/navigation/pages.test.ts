import { expect, test } from 'vitest';
import { addressOf, screenAt, sectionOf } from './pages.ts';

test('every address leads to its page, with and without a slash behind it', () => {
  expect(screenAt('/')).toBe('start');
  expect(screenAt('/regeln')).toBe('rules');
  expect(screenAt('/statistik/')).toBe('statistics');
  expect(screenAt('/lernen/7')).toBe('learn');
  expect(screenAt('/tisch')).toBe('table');
});

test('an address that nobody knows is honestly not found', () => {
  const unknown = ['/regelnn', '/regeln/R76', '/Regeln', '/tisch/3', '/lernenx', '/index.html'];
  expect(unknown.map(screenAt)).toEqual(unknown.map(() => 'not-found'));
});

test('a place in a page stands behind the sign of its address', () => {
  expect(addressOf('rules', 'R76')).toBe('/regeln#R76');
  expect(addressOf('data')).toBe('/daten');
});

test('every page belongs to a place of the bar', () => {
  expect(sectionOf('new-table')).toBe('start');
  expect(sectionOf('learn')).toBe('learn');
  expect(sectionOf('house-rules')).toBe('more');
});
