import { countOf } from './words.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Whole seconds of a time that can be shown: nothing invalid, nothing negative, nothing that needs an exponent. */
function toWholeSec(sec: number | null | undefined): number {
  const whole = Math.floor(sec ?? 0);
  return Number.isSafeInteger(whole) && whole > 0 ? whole : 0;
}

const pad = (n: number): string => String(n).padStart(2, '0');

/**
 * A time in seconds as on a player: `m:ss`, from one hour `h:mm:ss`. Seconds are cut, not rounded, so that a place is
 * never shown before it is reached. Invalid (NaN, infinite, missing) and negative values are `0:00` (specification 5).
 */
export function formatTime(sec: number | null | undefined): string {
  const whole = toWholeSec(sec);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = pad(whole % MINUTE);
  return hours > 0 ? `${hours}:${pad(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/**
 * A length in seconds as in running text: `45 s`, `9 min`, `4 h`, `4 h 28 min`. Rounded to the nearest minute from one
 * minute on; invalid and negative values are `0 min`.
 */
export function formatDuration(sec: number | null | undefined): string {
  const whole = toWholeSec(sec);
  if (whole === 0) return '0 min';
  if (whole < MINUTE) return `${whole} s`;
  const rounded = Math.round(whole / MINUTE);
  const hours = Math.floor(rounded / 60);
  const minutes = rounded % 60;
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/**
 * A time in seconds as a screen reader should say it: `2 minutes 5 seconds`. Parts that are zero are left out; invalid
 * and negative values are `0 seconds`.
 */
export function spokenTime(sec: number | null | undefined): string {
  const whole = toWholeSec(sec);
  const parts = [
    [Math.floor(whole / HOUR), 'hour'],
    [Math.floor((whole % HOUR) / MINUTE), 'minute'],
    [whole % MINUTE, 'second'],
  ] as const;
  const spoken = parts.filter(([n]) => n > 0).map(([n, unit]) => countOf(n, unit));
  return spoken.length > 0 ? spoken.join(' ') : '0 seconds';
}

/** A rest of the way in running text: `9 minutes`, `1 h 5 min`, `less than a minute`. */
export function describeRest(sec: number): string {
  const minutes = Math.round(sec / MINUTE);
  if (minutes < 1) return 'less than a minute';
  return minutes < 60 ? countOf(minutes, 'minute') : formatDuration(sec);
}
