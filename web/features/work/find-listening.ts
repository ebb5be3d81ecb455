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
export async function findListening(book: ItemDetail, recording: ItemDetail, loaded: Place | null): Promise<PlayFromTarget> {
  const read = newerPlace(loaded, places.store.getState().get(book.units[0]?.id ?? '') ?? null);
  const heard = findHeardSince(recording, read?.observedMs ?? 0);
  return heard ? { ...heard, queue: queueOf(recording) } : findWhereRead(book, recording, read);
}

/** Where a recording says what stands at this place of its book, whatever has been read or heard since. */
export async function findWhereRead({ speechId }: ItemDetail, recording: ItemDetail, read: Place | null): Promise<PlayFromTarget> {
  const queue = queueOf(recording);
  const start = { unitId: queue[0] ?? '', sec: 0 };
  if (read === null) return { ...start, queue };
  if (speechId === null) return { ...(findAboutInRecording(recording, { chapters: [], end: 1 }, read.fraction) ?? start), queue };
  const speech = await browserApi.getSpeech(speechId);
  const locator = readLocator(read.locator) ?? { text: '', href: '' };
  const sec = read.positionSec ?? findSpokenSecond(speech, { ...locator, fraction: read.fraction });
  return { ...((await findInRecording(recording, speech, cueIndexAt(speech.cues, sec))) ?? start), queue };
}

const queueOf = ({ units }: ItemDetail): string[] => units.map(({ id }) => id);
