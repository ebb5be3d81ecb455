import { normalize } from '../../normalize.ts';

/**
 * Letters of a talk that are read for one reply, after signs that stand for several have been taken apart. Two hundred
 * answers of ten sentences and the longest replies to them come to as much, and the longest message fits in whatever its
 * letters are.
 */
export const MOST_READ_LETTERS = 400_000;

/**
 * What is said last of a talk, its opening before it: the more somebody pastes, the fewer messages are read, so that no reply
 * costs much more than another. The newest is always there.
 * @param said oldest first
 */
export function keepRecent<Said extends { readonly content: string }>(said: readonly Said[], most = MOST_READ_LETTERS): Said[] {
  const end = keepEnd(said, most);
  return end.length === said.length ? end : [...said.slice(0, 1), ...end];
}

/** The same without the opening. */
export function keepEnd<Said extends { readonly content: string }>(said: readonly Said[], most: number): Said[] {
  let letters = 0;
  let from = said.length;
  while (from > 0) {
    letters += normalize('NFKD', said[from - 1]?.content ?? '').length;
    if (letters > most && from < said.length) break;
    from -= 1;
  }
  return said.slice(from);
}
