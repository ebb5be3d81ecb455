import type { Evidence } from '#core/coach/evaluation.ts';
import { quoteSentence, readText } from '../reading/read-text.ts';
import { GROW_SLOTS, growStrength, type GrowSlot } from './grow-slots.ts';

/** Words of one of several messages: `quote` is `texts[message].slice(start, end)`. */
export interface MessageSpan extends Evidence {
  readonly message: number;
}

export interface GrowSlotRead {
  /** `begun`: a goal or a promise without a date. */
  readonly state: 'empty' | 'begun' | 'filled';
  /** The newest first; three at most. */
  readonly evidence: readonly MessageSpan[];
}

export type Grow = Readonly<Record<GrowSlot, GrowSlotRead>>;

const MAX_SPANS = 3;

/** What stands of goal, reality, options and will in a learner's messages, oldest first. */
export function readGrow(texts: readonly string[]): Grow {
  const messages = texts.map(readText);
  const readSlot = (slot: GrowSlot): GrowSlotRead => {
    const spans = messages.flatMap((text, message) =>
      text.sentences.flatMap((sentence, at) => {
        // What the learner asks the coach is no statement of their own.
        const strength = sentence.mark === '?' ? 0 : growStrength(slot, sentence, text.sentences[at + 1]);
        return strength === 0 ? [] : quoteSentence(text, sentence).map((evidence) => ({ ...evidence, message, strength }));
      }),
    );
    const top = Math.max(0, ...spans.map(({ strength }) => strength));
    const evidence = spans
      .filter(({ strength }) => strength === top)
      .toReversed()
      .slice(0, MAX_SPANS)
      .map(({ quote, start, end, message }) => ({ quote, start, end, message }));
    return { state: top === 0 ? 'empty' : top < 1 ? 'begun' : 'filled', evidence };
  };
  const [goal, reality, options, will] = GROW_SLOTS.map(readSlot) as [GrowSlotRead, GrowSlotRead, GrowSlotRead, GrowSlotRead];
  // Somebody who promises something for a day says with it what they want, where they say it nowhere else.
  const isPromised = goal.state === 'empty' && will.state === 'filled';
  return { goal: isPromised ? { ...will, state: 'begun' } : goal, reality, options, will };
}
