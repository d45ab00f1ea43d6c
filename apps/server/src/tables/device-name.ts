const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Browsers that call themselves by the names of others too come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/**
 * What a person may call a device by: system and browser, nothing that tells two of a kind apart. `null` if neither is known.
 *
 * @example deviceName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0') // 'Android, Firefox'
 */
export function deviceName(userAgent: string | undefined): string | null {
  const agent = (userAgent ?? '').slice(0, 400);
  const found = [SYSTEMS, BROWSERS].flatMap((known) => known.find(([sign]) => sign.test(agent))?.[1] ?? []);
  return found.length === 0 ? null : found.join(', ');
}
