import type { Noted } from './fact.ts';
import type { FactSlot } from './slots.ts';

const MOST_WORDS = 7;
/** "No idea", "not really", "nobody": an answer that leaves the slot empty. */
const EMPTY =
  /^\W*(?:no|nope|none|nobody|nothing|never|not|dunno|idk|don['’]?t|i don['’]?t|i do not|yes|yeah|ok|okay|maybe|sure)\b(?!.*\b(?:year|month|week|day|summer|spring|autumn|winter)s?\b)/i;
const TIME =
  /\b(?:years?|months?|weeks?|days?|\w+day|january|february|march|april|june|july|august|september|october|november|december|xmas|christmas|easter|spring|summer|autumn|winter|20\d\d)\b/i;
/** A question, or more than words. */
const NOT_PLAIN = /[?\n"“”<>[\]\\`*_|@]/;
/** What a few words have to hold to be an answer to that. */
const HOLDS: Readonly<Partial<Record<FactSlot, RegExp>>> = { deadline: TIME, person: /\p{Lu}\p{Ll}|\b(?:my|the|a|an)\b/u };

/** A few words behind a question are its answer, though by themselves they tell nothing: "maybe one year", "my cousin Baz". */
export function shortAnswer(message: string, asked: FactSlot): Noted | null {
  const quote = message.trim().replace(/[.!,;\s]+$/, '');
  const isShort = /\p{L}/u.test(quote) && quote.split(/\s+/).length <= MOST_WORDS && !NOT_PLAIN.test(quote);
  return isShort && !EMPTY.test(message) && (HOLDS[asked]?.test(quote) ?? true) ? { slot: asked, quote } : null;
}
