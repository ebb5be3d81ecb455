import type { AnswerRef } from '#core/assessment/assessment.ts';
import { capitalized } from '#core/words.ts';

interface Sentences {
  readonly sentences: readonly string[];
  readonly because: readonly (readonly AnswerRef[])[] | null;
}

const SKIPPED = 'You skipped ';

/** What is said of several skipped questions, as one part: "You skipped some questions. What you like: nothing is tied to it yet." */
export function groupSkipped({ sentences, because }: Sentences): Sentences {
  const all = sentences.map((text, i) => ({ text, because: because?.[i] ?? [] }));
  const skipped = all.filter(({ text }) => text.startsWith(SKIPPED));
  if (skipped.length < 2) return { sentences, because };
  const others = all.filter(({ text }) => !text.startsWith(SKIPPED));
  const text = ['You skipped some questions.', ...skipped.map((each) => capitalized(each.text.slice(SKIPPED.length)))].join(' ');
  const grouped = [{ text, because: skipped.flatMap((each) => each.because) }, ...others];
  return { sentences: grouped.map((each) => each.text), because: because && grouped.map((each) => each.because) };
}
