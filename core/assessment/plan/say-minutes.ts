import { countOf } from '../../words.ts';

const HOUR = 60;

/** "15 minutes", "2 hours and 15 minutes". */
export function sayMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [...(hours > 0 ? [countOf(hours, 'hour')] : []), ...(rest > 0 ? [countOf(rest, 'minute')] : [])].join(' and ');
}
