import type { Challenge } from '../questions.ts';
import { PATH_TACTICS } from './path-tactics.ts';
import { PEOPLE_TACTICS } from './people-tactics.ts';
import type { Tactic } from './tactic.ts';
import { WORK_TACTICS } from './work-tactics.ts';

/** What to do about each challenge. */
export const TACTICS: { readonly [C in Challenge]: Tactic & { readonly challenge: C } } = {
  ...WORK_TACTICS,
  ...PEOPLE_TACTICS,
  ...PATH_TACTICS,
};
