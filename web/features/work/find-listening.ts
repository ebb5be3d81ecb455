import type { ItemDetail } from '#core/library/catalogue.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import { newerPlace, type Place } from '#core/progress/place.ts';
import { readLocator } from '#core/reader/locator.ts';
import { findSpokenSecond } from '#core/reader/spoken-second.ts';
import { browserApi } from '#web/api/client.ts';
import { findHeardSince } from '#web/features/recording/heard-since.ts';
import { findAboutInRecording, findInRecording } from '#web/features/recording/recording.ts';
import { places } from '#web/places.ts';
import type { PlayFromTarget } from '#web/player/use-play-from.ts';

/** Where to listen on to a book: where the learner was last in it or in its recording. */
export async function findListening({ units, speechId }: ItemDetail, recording: ItemDetail, loaded: Place | null): Promise<PlayFromTarget> {
  const queue = recording.units.map((unit) => unit.id);
  const read = newerPlace(loaded, places.store.getState().get(units[0]?.id ?? '') ?? null);
  const heard = findHeardSince(recording, read?.observedMs ?? 0);
  if (heard) return { ...heard, queue };
  const start = { unitId: queue[0] ?? '', sec: 0 };
  if (read === null) return { ...start, queue };
  if (speechId === null) return { ...(findAboutInRecording(recording, { chapters: [], end: 1 }, read.fraction) ?? start), queue };
  const speech = await browserApi.getSpeech(speechId);
  const locator = readLocator(read.locator) ?? { text: '', href: '' };
  const sec = read.positionSec ?? findSpokenSecond(speech, { ...locator, fraction: read.fraction });
  return { ...((await findInRecording(recording, speech, cueIndexAt(speech.cues, sec))) ?? start), queue };
}
