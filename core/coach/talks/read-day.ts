import { findFutureTimes } from '../scoring/talks/reading/find-times.ts';
import { readText } from '../scoring/talks/reading/read-text.ts';

/** The first day or date that lies ahead in a text, in its own words. */
export function readDay(content: string): string | null {
  const { words } = readText(content);
  const [time] = findFutureTimes(words);
  const [first, last] = [words[time?.from ?? -1], words[(time?.to ?? 0) - 1]];
  return first && last ? content.slice(first.start, last.end) : null;
}
