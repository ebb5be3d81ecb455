import { browserApi } from '#web/api/client.ts';
import { recordSenderOf } from '#web/record-outbox.ts';
import { savePlayer } from '#web/player/forget-player.ts';
import { leaveSession } from '#web/api/session-end.ts';
import { forgetLearner } from './forget-learner.ts';

/** Saves the place, ends the session, forgets the learner in this browser, and leaves for the landing page. */
export async function signOut(learnerId: string | null): Promise<void> {
  await savePlayer();
  if (learnerId !== null) await recordSenderOf(learnerId).tryLast();
  await browserApi.signOut();
  leaveSession();
  await forgetLearner(learnerId);
  // A whole new document: nothing of the learner stays in memory.
  window.location.assign('/');
}
