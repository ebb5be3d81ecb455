import type { House } from '../house.ts';
import type { SharedJson } from '../http/shared-json.ts';
import { keepOnShelf, type Shelf } from './keep-by-library.ts';

interface Answer {
  readonly json: SharedJson;
}

/** What is held for each besides its text. */
const HELD_BESIDES = 1000;
/** In letters: addresses come from requests, and what they ask for must not fill the memory. */
const ANSWERS: Shelf<Answer> = { name: 'answers', room: 4_000_000, sizeOf: ({ json }) => json.text.length + HELD_BESIDES };

/**
 * What is answered about the library to everybody alike, written once and kept until something of the library changes, and
 * no longer than others are asked for more.
 */
export const keepAnswer = <Kept extends Answer>(house: House, key: string, make: () => Promise<Kept>): Promise<Kept> =>
  keepOnShelf(house, ANSWERS, key, make) as Promise<Kept>;
