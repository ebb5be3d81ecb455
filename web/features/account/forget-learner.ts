import { forgetKept } from '#web/kept-for.ts';
import { forgetPlayer } from '#web/player/forget-player.ts';

/** Deletes what this browser keeps of a learner. */
export async function forgetLearner(learnerId: string | null): Promise<void> {
  await forgetPlayer(learnerId);
  try {
    forgetKept();
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
