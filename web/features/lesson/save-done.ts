import { readPlace, writeReport } from '#core/progress/place-wire.ts';
import { FINISHED, seenPlace, type PlaceReport } from '#core/progress/place.ts';
import { isDenied } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import type { Places } from '#web/places.ts';
import type { OutboxSender } from '#web/player/keeping/outbox-sender.ts';

export interface SaveDoneDependencies {
  readonly saveProgress: Api['saveProgress'];
  /** Null until the player is awake. */
  readonly outbox: Pick<OutboxSender, 'add'> | null;
  readonly places: Pick<Places, 'note' | 'settle'>;
  readonly nowMs: number;
}

/**
 * Marks a lesson as done. While no server answers it is kept where places wait, and sent from there.
 * @throws {ApiError} when the server does not take it, or nothing can be kept
 */
export async function saveDone(lessonId: string, { saveProgress, outbox, places, nowMs }: SaveDoneDependencies): Promise<'saved' | 'kept'> {
  const report: PlaceReport = { ...FINISHED, observedMs: nowMs };
  try {
    places.settle(nowMs, readPlace(await saveProgress(lessonId, writeReport(report))));
    return 'saved';
  } catch (error) {
    if (outbox === null || isDenied(error)) throw error;
    outbox.add(lessonId, report);
    places.note(seenPlace(lessonId, report));
    return 'kept';
  }
}
