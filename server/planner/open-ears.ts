import { hear, readGrave } from '#core/coach/hear/hear.ts';
import type { Ears } from '#core/coach/plan-turn.ts';
import type { TurnInput } from '#core/coach/plan/turn-plan.ts';
import { readHearingWeights } from '../hearing/learned.ts';
import { openSentenceEncoder } from '../hearing/sentence-encoder.ts';
import { readBesideWords } from './read-coach-words.ts';

/** Reads what hearing takes, and hears then what each turn begins with. */
export async function openEars(): Promise<(input: TurnInput) => Promise<Ears>> {
  const [encoder, weights, beside] = await Promise.all([openSentenceEncoder(), readHearingWeights(), readBesideWords()]);
  return async ({ mode, said, intent = null }) => {
    const message = said.at(-1)?.content ?? '';
    const coach = said.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const vector = await encoder.encode(message);
    return { heard: hear({ mode, coach, message }, vector, weights, intent), grave: readGrave(message, vector, weights), beside };
  };
}
