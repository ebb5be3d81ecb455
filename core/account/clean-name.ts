import { PersonName, NAME_MAX } from './account.ts';
import { DEFAULT_NAME } from './learner.ts';

/** A name that another service gave, as a name may be here: what cannot stand in one goes, and what is left is cut to length. */
export function cleanName(given: string): string {
  const onOneLine = given.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  // Half of a letter may be left where it was cut.
  const { data } = PersonName.safeParse(onOneLine.slice(0, NAME_MAX).replace(/\p{Cs}$/u, ''));
  return data ?? DEFAULT_NAME;
}
