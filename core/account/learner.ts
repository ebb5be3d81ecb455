declare const learnerId: unique symbol;

/** Whose rows are read or written. Only `toLearner` makes one, so that a row asked for by any other text does not compile. */
export type LearnerId = string & { readonly [learnerId]: true };

/** The learner as the app shows them. */
export interface Learner {
  id: LearnerId;
  name: string;
  email: string;
}

/** Of an account as it is stored, never of what a request says. */
export function toLearner({ id, name, email }: { id: string; name: string; email: string }): Learner {
  return { id: id as LearnerId, name, email };
}

/** What the top bar shows when a field is empty (specification, Navigation). */
export const DEFAULT_NAME = 'User';
export const DEFAULT_EMAIL = 'user@example.com';

/** One or two capitals: the first letters of the first and last word of the name that have any; "U" when none has. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  const [first = DEFAULT_NAME.charAt(0)] = letters;
  const last = letters.slice(1).at(-1) ?? '';
  return `${first}${last}`.toLocaleUpperCase('en');
}

/** Says for whom a request is meant. The server refuses it when somebody else is signed in by now. */
export const LEARNER_HEADER = 'x-cairn-learner';
