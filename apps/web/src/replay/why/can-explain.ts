import { isBotName, isLevel } from '@stammtisch/bots';
import type { Seat } from '@stammtisch/rules';
import type { Course } from '../course.ts';

/** Whether a bot that can still be asked sat there. */
export function canExplain({ notes }: Pick<Course, 'notes'>, seat: Seat): boolean {
  const { source } = notes;
  return source !== null && isLevel(source.level) && isBotName(source.bots?.[seat]);
}
