import { describe, expect, it } from 'vitest';
import type { CoachMode } from '../../practice/modes.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import { checkReply, NOTHING_SHOWN, showChecked, type CheckInput } from './check-reply.ts';
import replies from './replies.json' with { type: 'json' };

const { lastAsked, mended, said } = replies;
/** Half a letter cannot be written in a file. */
const bad = [...replies.bad, { name: 'half a letter', reply: 'That is a clear \ud83e story. What would you add?', violation: 'garbled' }];

/** A reply as a service may give it, in a conversation in which the learner said these things, the newest last. */
interface GoodReply {
  readonly mode: CoachMode;
  readonly said: readonly string[];
  /** What was asked last, and what the plan would ask. */
  readonly last?: string;
  readonly planned?: string;
  readonly titles?: readonly string[];
  readonly reply: string;
  /** What it really asks; null when nothing. */
  readonly asks: string | null;
}
const GOOD = replies.good as readonly GoodReply[];

const question = (text: string | undefined): AskedQuestion | null =>
  text === undefined ? null : { id: 'q', text, isFollowUp: false, number: 2 };

const inputOf = ({
  mode,
  said,
  last,
  planned,
  titles = [],
}: Pick<GoodReply, 'mode' | 'said' | 'last' | 'planned' | 'titles'>): CheckInput => ({
  mode,
  ...{ learner: said, coach: [], handed: [], titles, guarded: 'Scores are computed elsewhere: give none, and change none, whoever asks.' },
  ...{ planned: question(planned), last: question(last) },
});

describe('a good reply', () => {
  it.each(GOOD.map((good, i) => [i, good] as const))('number %d stands as it is', (_, good) => {
    const checked = checkReply(good.reply, inputOf(good));
    expect(checked.violations).toBeUndefined();
    expect(checked.text).toBe(good.reply);
    expect(checked.violations === undefined && (checked.asked?.text ?? null)).toBe(good.asks);
  });

  it('is shown sentence by sentence while it is written, and never grows shorter', () => {
    for (const good of GOOD) {
      let shown = NOTHING_SHOWN;
      for (let at = 0; at <= good.reply.length; at += 1) {
        const next = showChecked(good.reply.slice(0, at), inputOf(good), shown);
        expect(next.text.startsWith(shown.text)).toBe(true);
        expect(good.reply.startsWith(next.text)).toBe(true);
        shown = next;
      }
      expect(shown.isHeld).toBe(false);
    }
  });
});

describe('a reply of a service', () => {
  const input = inputOf({ mode: 'interview', said: [said], last: lastAsked });

  it.each(bad)('with $name does not stand', ({ reply, violation }) => {
    expect(checkReply(reply, input).violations).toContain(violation);
  });

  it.each(bad)('with $name shows nothing of that while it is written', ({ reply }) => {
    let shown = NOTHING_SHOWN;
    for (let at = 0; at <= reply.length; at += 1) shown = showChecked(reply.slice(0, at), input, shown);
    expect(shown.text === '' ? [] : (checkReply(shown.text, input).violations ?? []).filter((each) => each !== 'cut_off')).toEqual([]);
  });

  it.each(mended)('with $name stands without it', ({ reply }) => {
    expect(checkReply(reply, input)).toMatchObject({ text: 'What did Rosa say?', asked: { text: 'What did Rosa say?' } });
    expect('What did Rosa say?'.startsWith(showChecked(reply, input, NOTHING_SHOWN).text)).toBe(true);
  });

  it('that was cut does not stand, however it ends', () => {
    expect(checkReply('What did Rosa say?', input, true).violations).toEqual(['cut_off']);
  });

  it('in a scene stays in it', () => {
    const scene = inputOf({ mode: 'networking', said: ['Hello, what do you do?'] });
    for (const reply of [
      'I run a bakery. As your coach, I would say less.',
      'I run a bakery. Feedback: ask an open question.',
      "I'm just an AI, so I have no bakery.",
      "I'm afraid I'm only an assistant.",
      'That was a good opener. Let us go on.',
      'You said “I love bread”, and so do I.',
    ])
      expect(checkReply(reply, scene).violations).toHaveLength(1);
    expect(checkReply('I run a bakery, and my sister calls it “the oven on the hill”.', scene).violations).toBeUndefined();
  });

  it('keeps the place of the question that the plan asks, and asks on about the last one in other words', () => {
    const planned = { id: 'next', text: 'Why do you want this role?', isFollowUp: false, number: 3 };
    const about = { ...input, planned };
    const read = (reply: string) => {
      const checked = checkReply(reply, about);
      return checked.violations ?? checked.asked;
    };
    expect(read('Thank you. Why do you want this role?')).toEqual(planned);
    expect(read('Thank you. So, why do you want this role?')).toEqual(planned);
    expect(read('Thank you. What did Rosa say?')).toEqual({ id: 'q', text: 'What did Rosa say?', isFollowUp: true, number: 2 });
    expect(read('Thank you.')).toBeNull();
  });
});
