import { z } from 'zod';
import { HEARD_AS, SAFETY_TIERS, type HeardAs, type SafetyTier } from '#core/coach/hear/heard-as.ts';
import {
  askedIn,
  BUCKETS,
  sampleForHearing,
  sampleForSafety,
  type Meanings,
  type Said,
  type SentenceVector,
} from '#core/coach/hear/samples.ts';
import { readUnits } from '#core/coach/score/units.ts';
import { sentencesOf, type Stretch } from '#core/language/clauses.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import type { SentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { readLabelled } from '../labelled.ts';
import type { Course, Example } from '../train.ts';
import { readAnswers, readTurns } from './labelled.ts';

const HeardLine = z.object({ mode: z.enum(COACH_MODES), coach: z.string(), message: z.string(), heardAs: z.enum(HEARD_AS) });
const Part = z.object({ text: z.string(), heardAs: z.enum(HEARD_AS) });
const PartsLine = z.object({ mode: z.enum(COACH_MODES), coach: z.string(), message: z.string(), parts: z.array(Part).min(1) });
const SafetyLine = z.object({ message: z.string(), safety: z.enum(SAFETY_TIERS) });

export const HEARING: Course<HeardAs> = { labels: HEARD_AS, buckets: BUCKETS, mix: { sparse: 0.7, dense: 0.4 } };
export const SAFETY: Course<SafetyTier> = { labels: SAFETY_TIERS, buckets: BUCKETS, mix: { sparse: 0.5, dense: 0.5 } };

/** Of the sentences of an answer: all of them would drown what is grave. Shorter ones say nothing by themselves. */
const ONE_OF = 4;
const LEAST_CHARS = 30;

export interface HeardExample extends Example<HeardAs> {
  /** A whole message, or a sentence of one that holds several things. */
  readonly set: 'heard' | 'parts';
  readonly said: Said;
  readonly means: Meanings;
}
export interface GraveExample extends Example<SafetyTier> {
  readonly message: string;
  readonly vector: SentenceVector;
  /** Where it was written: as danger and its like, to the coach, or as a sentence of an answer or a turn. */
  readonly set: 'safety' | 'heard' | 'ordinary';
}

/** What messages are, and how grave: the safety sets are half of danger; of what else is written hardly anything is, so all of it stands for what is harmless. */
export async function readHearing(encoder: SentenceEncoder): Promise<{ heard: HeardExample[]; grave: GraveExample[] }> {
  const heard: HeardExample[] = [];
  const grave: GraveExample[] = [];
  const asked = new Map<string, SentenceVector>();
  const meaningsOf = async ({ coach, message }: Said): Promise<Meanings> => {
    const question = askedIn(coach);
    const known = asked.get(question) ?? (await encoder.encode(question));
    asked.set(question, known);
    return { message: await encoder.encode(message), asked: known };
  };
  const add = async (set: GraveExample['set'], author: string, message: string, label: SafetyTier): Promise<void> => {
    const vector = await encoder.encode(message);
    grave.push({
      set,
      author: set === 'safety' ? author : `${set} ${author}`,
      message,
      vector,
      label,
      sample: sampleForSafety(message, vector),
    });
  };
  for (const { author, heardAs, ...said } of readLabelled('heard', HeardLine)) {
    const means = await meaningsOf(said);
    heard.push({ set: 'heard', author, said, means, label: heardAs, sample: sampleForHearing(said, means) });
    await add('heard', author, said.message, 'none');
  }
  for (const { author, parts, ...whole } of readLabelled('parts', PartsLine)) {
    let from = 0;
    const labelled = parts.map(({ text, heardAs }) => {
      const start = whole.message.indexOf(text, from);
      from = start + text.length;
      return { start, end: from, heardAs };
    });
    for (const sentence of sentencesOf(whole.message)) {
      const said = { ...whole, message: whole.message.slice(sentence.start, sentence.end) };
      const means = await meaningsOf(said);
      const [most] = labelled.toSorted((a, b) => common(sentence, b) - common(sentence, a));
      if (most)
        heard.push({ set: 'parts', author: `parts ${author}`, said, means, label: most.heardAs, sample: sampleForHearing(said, means) });
    }
  }
  for (const [author, message] of ordinarySentences()) await add('ordinary', author, message, 'none');
  for (const { author, safety, message } of readLabelled('safety', SafetyLine)) await add('safety', author, message, safety);
  return { heard, grave };
}

const common = (a: Stretch, b: Stretch): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** What people tell of work where nothing is grave: sentences of answers, turns of talks, and the scenes that they stand in. */
function* ordinarySentences(): Generator<readonly [author: string, sentence: string]> {
  const seen = new Set<string>();
  for (const { author, answer } of readAnswers())
    for (const [i, { text }] of readUnits(answer).entries())
      if (i % ONE_OF === 0 && text.length >= LEAST_CHARS && !seen.has(text)) {
        seen.add(text);
        yield [author, text];
      }
  for (const { author, scene, other, turn } of readTurns())
    for (const text of [scene, other, turn])
      if (!seen.has(text)) {
        seen.add(text);
        yield [author, text];
      }
}
