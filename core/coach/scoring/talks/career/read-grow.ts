import type { Evidence } from '#core/coach/evaluation.ts';
import { readOnce } from '#core/coach/reading/read-once.ts';
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

/** What one message says for each slot. */
const readMessage = readOnce((content): Readonly<Record<GrowSlot, readonly (Evidence & { readonly strength: number })[]>> => {
  const text = readText(content);
  const spansOf = (slot: GrowSlot) =>
    text.sentences.flatMap((sentence, at) => {
      // What the learner asks the coach is no statement of their own.
      const strength = sentence.mark === '?' ? 0 : growStrength(slot, sentence, text.sentences[at + 1]);
      return strength === 0 ? [] : quoteSentence(text, sentence).map((evidence) => ({ ...evidence, strength }));
    });
  return { goal: spansOf('goal'), reality: spansOf('reality'), options: spansOf('options'), will: spansOf('will') };
});

/** What stands of goal, reality, options and will in a learner's messages, oldest first. */
export function readGrow(texts: readonly string[]): Grow {
  const messages = texts.map(readMessage);
  const readSlot = (slot: GrowSlot): GrowSlotRead => {
    const spans = messages.flatMap((read, message) => read[slot].map((span) => ({ ...span, message })));
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
