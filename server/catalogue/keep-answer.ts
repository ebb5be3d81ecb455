import type { House } from '../house.ts';
import type { SharedJson } from '../http/shared-json.ts';
import { keepByLibrary } from './keep-by-library.ts';
import { keepRecent } from './keep-recent.ts';

/** Addresses come from requests: what they ask for must not fill the memory. */
const KEPT_LETTERS = 4_000_000;
/** What is held for each besides its text. */
const HELD_BESIDES = 1000;

interface Answer {
  readonly json: SharedJson;
}

/**
 * What is answered about the library to everybody alike, written once and kept until something of the library changes, and
 * no longer than others are asked for more.
 */
export async function keepAnswer<Kept extends Answer>(house: House, key: string, make: () => Promise<Kept>): Promise<Kept> {
  // Taken before anything is made: what is made of an older library is kept among what goes with it.
  const answers = await keepByLibrary(house, 'answers', async () => keepRecent<Answer>(KEPT_LETTERS, lettersOf));
  const known = answers.take(key);
  if (known) return known as Kept;
  const made = await make();
  answers.put(key, made);
  return made;
}

const lettersOf = ({ json }: Answer): number => json.text.length + HELD_BESIDES;
