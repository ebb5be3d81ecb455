import type { ItemDetail } from '#core/library/catalogue.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { buildTimeline, toFilePlace, toWorkSec } from '#core/player/timeline.ts';
import { findAlikePlace, type Divided } from '#core/reader/aloud/alike-place.ts';
import { findHeard, isBeforeHeard, matchUnit, type RecordedUnit } from '#core/reader/aloud/match-unit.ts';
import type { HeardSentence } from '#core/reader/aloud/match-recording.ts';
import { browserApi } from '#web/api/client.ts';
import { readCues } from '#web/features/transcript/read-cues.ts';
import { queryClient } from '#web/query-client.ts';

/** A second of the book's own speech, or of its recording. */
export interface HeardPlace {
  readonly unitId: string;
  readonly sec: number;
}

/** An audiobook of the book. */
export type Recording = Pick<ItemDetail, 'id' | 'units' | 'progress'>;

export interface RecordedPlace extends HeardPlace {
  readonly isExact: boolean;
}

/** A unit as it is heard, and the sentence of the book that each of its cues begins in. */
export interface HeardUnit extends RecordedUnit {
  readonly found: readonly (HeardSentence | null)[];
}

/** Where a sentence is looked for besides the chapter of its name: where its share of the whole leads, and around it. */
const AROUND = [0, 1, -1];

/** The answer is kept as long as the tab: null of a unit whose words are not written down. */
export const heardUnitQuery = (unitId: string, speech: SpeechText) => ({
  queryKey: ['heard', unitId, speech.durationSec],
  queryFn: async (): Promise<HeardUnit | null> => {
    const { title, transcriptUrl } = await browserApi.getEpisode(unitId);
    if (transcriptUrl === null) return null;
    const unit = { title, cues: await readCues(transcriptUrl) };
    return { ...unit, found: matchUnit(unit, speech) };
  },
  staleTime: Infinity,
  retry: false,
});

const hearUnit = (unitId: string, speech: SpeechText): Promise<HeardUnit | null> =>
  queryClient.fetchQuery(heardUnitQuery(unitId, speech)).catch(() => null);

/** The second of the recording at which a sentence of the book is heard, or about there. */
export async function findInRecording(recording: Recording, speech: SpeechText, sentence: number): Promise<RecordedPlace | null> {
  const sec = speech.cues[sentence]?.startSec ?? 0;
  const about = findAboutInRecording(recording, divideSpeech(speech), sec);
  const at = recording.units.findIndex(({ id }) => id === about?.unitId);
  for (const step of AROUND) {
    const unit = recording.units[at + step];
    const heard = unit && (await hearUnit(unit.id, speech));
    const found = heard && findHeard(heard, heard.found, sentence);
    if (unit && found) return { unitId: unit.id, ...found };
  }
  const [first] = recording.units;
  const opening = first && (await hearUnit(first.id, speech));
  return first && opening && isBeforeHeard(opening.found, sentence) ? { unitId: first.id, sec: 0, isExact: true } : about;
}

/** By the names of chapters, and how far through them the place is. What stands before them all leads to the very beginning. */
export function findAboutInRecording(recording: Recording, book: Divided, at: number): RecordedPlace | null {
  const workSec = findAlikePlace(book, at, divideRecording(recording));
  const place = toFilePlace(timelineOf(recording), workSec);
  return place && { unitId: place.unitId, sec: place.positionSec, isExact: workSec === 0 };
}

/** The sentence of the book that is heard at a second of a unit, or about that. */
export async function findInBook(recording: Recording, speech: SpeechText, { unitId, sec }: HeardPlace): Promise<HeardSentence> {
  const heard = await hearUnit(unitId, speech);
  const found = heard?.found[cueIndexAt(heard.cues, sec)];
  return found ?? { sentence: cueIndexAt(speech.cues, findAboutInBook(recording, divideSpeech(speech), { unitId, sec })), isExact: false };
}

export function findAboutInBook(recording: Recording, book: Divided, { unitId, sec }: HeardPlace): number {
  const workSec = toWorkSec(timelineOf(recording), { unitId, positionSec: sec }) ?? 0;
  return findAlikePlace(divideRecording(recording), workSec, book);
}

const timelineOf = ({ units }: Recording) => buildTimeline(units);

const divideSpeech = ({ chapters, durationSec }: SpeechText): Divided => ({
  chapters: chapters.map(({ title, startSec }) => ({ title, start: startSec })),
  end: durationSec,
});

function divideRecording(recording: Recording): Divided {
  const { chapters, durationSec } = timelineOf(recording);
  return { chapters: chapters.map(({ title, startSec }) => ({ title, start: startSec })), end: durationSec };
}
