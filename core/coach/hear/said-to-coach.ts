import { z } from 'zod';
import { sentencesOf, type Stretch } from '../../language/clauses.ts';
import type { CoachMode } from '../../practice/modes.ts';
import { hearAs, type HearingWeights } from './hear.ts';
import { HEARD_AS, type HeardAs } from './heard-as.ts';
import { UNREAD, type Meanings, type Said, type SentenceVector } from './samples.ts';

/** A sentence of a message that is meant for the coach, beside what the message is for: where it stands, in UTF-16 units. */
export const SaidToCoach = z.object({ start: z.number().int().min(0), end: z.number().int().min(0), heardAs: z.enum(HEARD_AS) });
export type SaidToCoach = z.infer<typeof SaidToCoach>;

/** What is said to the coach and is no part of an answer, wherever it stands. A feeling in a story belongs to the story. */
const TO_COACH: Readonly<Record<CoachMode, readonly HeardAs[]>> = {
  career: ['question', 'meta', 'confusion', 'complaint', 'aside', 'feeling'],
  managerial: ['question', 'meta', 'confusion', 'complaint', 'aside', 'feeling'],
  interview: ['question', 'meta', 'confusion', 'complaint', 'aside'],
  // In a role-play nearly every question is for the person who is played.
  networking: [],
};
/** Of sentences by authors who were left out nine of ten above it are meant for the coach. */
const SURE = 0.6;
/** By its words alone it may be: what it means is looked at as well. */
const MAY_BE = 0.2;
/** Of a message: what each means takes some 15 ms, the longest 60. */
const MOST_HEARD = 3;
/** "Sure." is no answer. */
const LEAST_LEFT_CHARS = 8;

/** The sentences of a message that may be meant for the coach, where it has several: each is to be heard by itself. */
export function sentencesToHear(said: Said, asked: SentenceVector, weights: HearingWeights): Stretch[] {
  const sentences = sentencesOf(said.message);
  if (sentences.length < 2 || TO_COACH[said.mode].length === 0) return [];
  const means = { message: UNREAD, asked };
  return sentences
    .map((sentence) => ({ ...sentence, chance: chanceOf(sentence, said, means, weights).chance }))
    .filter(({ chance, start, end }) => !isQuoted(said.message.slice(start, end)) && chance >= MAY_BE)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST_HEARD);
}

/**
 * What of a message is meant for the coach: "I rang her on Monday. Is that too pushy?" Nothing where hardly anything else is left:
 * then the message is what it was heard as.
 * @param sentences those of `sentencesToHear`, with what each means
 */
export function saidToCoach(said: Said, sentences: readonly (Stretch & { means: Meanings })[], weights: HearingWeights): SaidToCoach[] {
  const found = sentences
    .map((sentence) => ({ start: sentence.start, end: sentence.end, ...chanceOf(sentence, said, sentence.means, weights) }))
    .filter(({ chance }) => chance >= SURE)
    .map(({ start, end, heardAs }) => ({ start, end, heardAs }))
    .toSorted((a, b) => a.start - b.start);
  const left = withoutSaidToCoach(said.message, found, said.mode).match(/[\p{L}\d]/gu) ?? [];
  return left.length >= LEAST_LEFT_CHARS ? found : [];
}

function chanceOf({ start, end }: Stretch, said: Said, means: Meanings, weights: HearingWeights): { heardAs: HeardAs; chance: number } {
  const ofCoach = hearAs({ ...said, message: said.message.slice(start, end) }, means, weights).filter(({ label }) =>
    TO_COACH[said.mode].includes(label),
  );
  return { heardAs: ofCoach[0]?.label ?? 'aside', chance: ofCoach.reduce((sum, { chance }) => sum + chance, 0) };
}

/** Words in quotation marks are meant for whoever they will be said to. */
const isQuoted = (sentence: string): boolean => /["“”]/.test(sentence);

/** A message without them, each letter of what remains in its place. What somebody feels about their work stays part of a talk about it. */
export const withoutSaidToCoach = (message: string, parts: readonly SaidToCoach[], mode: CoachMode): string =>
  parts
    .filter(({ heardAs }) => !(mode === 'career' && heardAs === 'feeling'))
    .reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), message);
