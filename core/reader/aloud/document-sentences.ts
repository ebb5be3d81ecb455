import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { findSentences, type TextSpan } from '#core/transcript/find-sentences.ts';

/** The sentences of one document: from the first up to the end. */
export interface SentenceRun {
  readonly first: number;
  readonly end: number;
}

type Spoken = Pick<SpeechText, 'cues' | 'documents'>;

/** Which of a book's sentences stand in a document; null when it says nothing. */
export function runOf({ cues, documents = [] }: Spoken, href: string): SentenceRun | null {
  const at = documents.findIndex((document) => document.href === href);
  const [document, next] = [documents[at], documents[at + 1]];
  if (!document) return null;
  return { first: cueIndexAt(cues, document.startSec), end: next ? cueIndexAt(cues, next.startSec) : cues.length };
}

/** The document that a sentence stands in. */
export function documentOf({ cues, documents = [] }: Spoken, sentence: number): string | null {
  const startSec = cues[sentence]?.startSec;
  if (startSec === undefined) return null;
  return documents.findLast((document) => document.startSec <= startSec)?.href ?? null;
}

/** The next sentence behind a document, by the order of reading; null where nothing more is said. */
export function sentenceBehind(speech: Spoken, order: readonly string[], href: string): number | null {
  for (const next of order.slice(order.indexOf(href) + 1)) {
    const run = runOf(speech, next);
    if (run) return run.first;
  }
  return null;
}

/** Where the sentences of a document stand in its text; null for what is said and not written, such as what a picture shows. */
export function placeSentences({ cues }: Spoken, { first, end }: SentenceRun, text: string): readonly (TextSpan | null)[] {
  const sentences = cues.slice(first, end).map((cue) => cue.text);
  const steps = findSentences(text, sentences);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The sentence that words begin in, or else the next one; -1 behind the last. */
export const sentenceAt = (spans: readonly (TextSpan | null)[], from: number): number =>
  spans.findIndex((span) => span !== null && span.end > from);

/** The first sentence that begins on a page, or else the one that goes on there. */
export function sentenceOnPage(spans: readonly (TextSpan | null)[], from: number, to: number): number {
  const begun = spans.findIndex((span) => span !== null && span.start >= from && span.start < to);
  return begun === -1 ? sentenceAt(spans, from) : begun;
}
