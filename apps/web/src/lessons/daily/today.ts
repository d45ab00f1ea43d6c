/** The day by the clock of this device, such as `2026-11-30`. */
export function today(now: Date = new Date()): string {
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
