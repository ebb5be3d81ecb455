import { forgetCoach } from '#web/coach-keys.ts';
import { forgetIqTest } from '#web/iq-keys.ts';
import { forgetKept } from '#web/kept-for.ts';
import { forgetNoteDrafts } from '#web/note-drafts.ts';
import { forgetPlayer } from '#web/player/forget-player.ts';

/** Deletes what this browser keeps of a learner. */
export async function forgetLearner(learnerId: string | null): Promise<void> {
  await forgetPlayer(learnerId);
  try {
    forgetKept();
    forgetCoach(learnerId);
    forgetIqTest();
    forgetNoteDrafts();
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
