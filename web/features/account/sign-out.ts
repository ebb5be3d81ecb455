import { browserApi } from '#web/api/client.ts';
import { forgetCoach } from '#web/coach-keys.ts';
import { forgetKept } from '#web/kept-for.ts';
import { recordSenderOf } from '#web/record-outbox.ts';
import { forgetPlayer, savePlayer } from '#web/player/forget-player.ts';

/** Saves the place, ends the session, forgets the learner in this browser, and leaves for the landing page. */
export async function signOut(learnerId: string | null): Promise<void> {
  await savePlayer();
  if (learnerId !== null) await recordSenderOf(learnerId).tryLast();
  await browserApi.signOut();
  await forgetPlayer(learnerId);
  try {
    forgetKept();
    forgetCoach(learnerId);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
  // A whole new document: nothing of the learner stays in memory.
  window.location.assign('/');
}
