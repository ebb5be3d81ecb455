import { hear, readGrave, type Grave } from '#core/coach/hear/hear.ts';
import type { Ears, GraveTexts } from '#core/coach/plan-turn.ts';
import type { SessionStart, TurnInput } from '#core/coach/plan/turn-plan.ts';
import { textsOfContext } from '#core/coach/safety/leave-out-grave.ts';
import { readHearingWeights } from '../hearing/learned.ts';
import { openSentenceEncoder } from '../hearing/sentence-encoder.ts';
import { readBesideWords } from './read-coach-words.ts';

/** Of a set-up: more than anybody writes in words of their own, and less than a second. */
const READ_TEXTS = 24;
/** Ids, names of roles and choices are shorter. */
const LEAST_WORDS = 4;

interface OpenEars {
  /** What a turn begins with. */
  hearTurn(input: TurnInput): Promise<Ears>;
  /** How grave what a conversation is set up with is. */
  hearTexts(start: SessionStart): Promise<GraveTexts>;
  hearGrave(text: string): Promise<Grave>;
}

/** Reads what hearing takes. */
export async function openEars(): Promise<OpenEars> {
  const [encoder, weights, beside] = await Promise.all([openSentenceEncoder(), readHearingWeights(), readBesideWords()]);
  const hearGrave = async (text: string): Promise<Grave> => readGrave(text, await encoder.encode(text), weights);
  return {
    hearGrave,
    hearTurn: async ({ mode, said, intent = null }) => {
      const message = said.at(-1)?.content ?? '';
      const coach = said.findLast(({ role }) => role === 'assistant')?.content ?? '';
      const vector = await encoder.encode(message);
      return { heard: hear({ mode, coach, message }, vector, weights, intent), grave: readGrave(message, vector, weights), beside };
    },
    hearTexts: async ({ context, goal }) => {
      const texts = new Set(
        [goal?.text ?? '', ...textsOfContext(context)].filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS),
      );
      const heard = new Map<string, Grave>();
      for (const text of [...texts].slice(0, READ_TEXTS)) heard.set(text, await hearGrave(text));
      return heard;
    },
  };
}
