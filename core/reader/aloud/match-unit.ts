import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { findNamed } from './alike-place.ts';
import { matchRecording, type HeardSentence } from './match-recording.ts';

/** A file of a recording: often a chapter. */
export interface RecordedUnit {
  readonly title: string;
  readonly cues: readonly { readonly startSec: number; readonly text: string }[];
}

type Spoken = Pick<SpeechText, 'cues' | 'chapters'>;

/** Which sentence of the book each cue of a unit begins in: of the chapter that has its name, or else of the whole book. */
export function matchUnit({ title, cues }: RecordedUnit, { cues: sentences, chapters }: Spoken): (HeardSentence | null)[] {
  const named = findNamed(chapters, title);
  const [chapter, next] = [chapters[named], chapters[named + 1]];
  const first = chapter ? cueIndexAt(sentences, chapter.startSec) : 0;
  const end = chapter && next ? cueIndexAt(sentences, next.startSec) : sentences.length;
  return matchRecording(cues, sentences.slice(first, end)).map((found) => found && { ...found, sentence: found.sentence + first });
}

/** Whether a sentence comes before all that is heard in a unit. */
export const isBeforeHeard = (found: readonly (HeardSentence | null)[], sentence: number): boolean =>
  sentence < (found.find((heard) => heard !== null)?.sentence ?? 0);

/** When a sentence of the book is heard in a unit; null where that is before its beginning or behind its end. */
export function findHeard(
  { cues }: RecordedUnit,
  found: readonly (HeardSentence | null)[],
  sentence: number,
): { sec: number; isExact: boolean } | null {
  const own = found.findIndex((heard) => heard?.sentence === sentence && heard.isExact);
  if (own !== -1) return { sec: cues[own]?.startSec ?? 0, isExact: true };
  const before = found.findLastIndex((heard) => heard !== null && heard.sentence <= sentence);
  const isGoneBy = found.some((heard) => heard !== null && heard.sentence >= sentence);
  return before === -1 || !isGoneBy ? null : { sec: cues[before]?.startSec ?? 0, isExact: false };
}
