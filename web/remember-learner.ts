import type { Learner } from '#core/account/learner.ts';
import { claimKept } from './kept-for.ts';
import { WHO } from './kept-keys.ts';

/** Keeps `cairn_user` as the specification has it: an object with `id`. It is a note of who is here, never a credential. */
export function rememberLearner(learner: Learner | null): void {
  try {
    if (learner) {
      localStorage.setItem(WHO.user, JSON.stringify({ id: learner.id, name: learner.name, email: learner.email }));
      claimKept(learner.id);
    } else localStorage.removeItem(WHO.user);
  } catch {
    // Storage is blocked; nothing depends on this note.
  }
}
