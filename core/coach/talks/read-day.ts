import { findDate } from './reading/find-date.ts';
import { readText } from './reading/read-text.ts';

/** The fullest day or date that lies ahead in a text, as it stands behind "when:". */
export function readDay(content: string): string | null {
  const { words } = readText(content);
  const date = findDate(words);
  const [first, last] = [words[date?.from ?? -1], words[(date?.to ?? 0) - 1]];
  return first && last ? behindBy(content.slice(first.start, last.end)) : null;
}

const FAR_OFF = /^(?:in|within) (?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|\d+)\b)/i;
/** "Before" and "around" say something of the day; these only lead to it. */
const PREPOSITION = /^(?:by|until|on|at|in|within|of) /i;

/** "By June" is "June", and "within two years" is "two years from now". */
export function behindBy(phrase: string): string {
  if (FAR_OFF.test(phrase)) return `${phrase.replace(FAR_OFF, '')} from now`;
  return phrase.replace(PREPOSITION, '').replace(/['’]s$/i, '');
}
