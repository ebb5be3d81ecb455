import type { Finder } from '#core/assessment/assess-answers.ts';
import { UNREAD } from '#core/coach/hear/samples.ts';
import { openFinder } from '#server/planner/open-finder.ts';
import { SPOKEN } from './spoken-words.ts';

let opened: ReturnType<typeof openFinder> | undefined;

/** Finds the situations of the library by words and choices alone: the sentence encoder takes a second to begin. */
export async function plainFinder(): Promise<Finder> {
  const { matcher } = await (opened ??= openFinder());
  return { matcher, encodeAll: async (texts) => texts.map(() => UNREAD), safety: SPOKEN.safety };
}
