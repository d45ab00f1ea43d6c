import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('calls a device by its system and its browser, and an unknown one by nothing', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  expect(deviceName(`${windows} Safari/537.36`)).toBe('Windows, Chrome');
  expect(deviceName(`${windows} Safari/537.36 Edg/140.0.0.0`)).toBe('Windows, Edge');
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(deviceName(`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe('iPhone, Safari');
  expect(deviceName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Android, Firefox');
  expect(deviceName('curl/8.0')).toBeNull();
  expect(deviceName(undefined)).toBeNull();
});
