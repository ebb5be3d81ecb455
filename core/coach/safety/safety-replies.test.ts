import { describe, expect, it } from 'vitest';
import { REPLY_WORDS_BELOW } from '../constants.ts';
import type { Pointers } from '../plan/turn-plan.ts';
import { readSafety } from './read-safety.ts';
import { SPOKEN } from '../../../tests/support/samples/spoken-words.ts';
import { safetyReplies } from './safety-replies.ts';
import { SafetyWords } from './safety-words.ts';
import sentences from './sentences.json' with { type: 'json' };

const { explicit, unclear } = sentences;

const OWN = { emergency: '112 or the Samaritans on 116 123', channel: 'speak@example.org' };
const NONE = { emergency: null, channel: null };
const answer = (content: string, pointers: Pointers = OWN) => safetyReplies(SPOKEN.safety, pointers).toReading(readSafety(content));

describe('The fixed reply', () => {
  it('in doubt points to a person and lets the learner go on', () => {
    expect(answer('There is no way out.', NONE)).toBe(
      'That sounds heavy. I am a practice tool; a person can help more, and you can call your local emergency number. Nothing here is scored; go on or stop.',
    );
  });

  it('names whom the brand names', () => {
    expect(answer('I want to die.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('I want to hurt him.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('There is no way out.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('My boss groped me.')).toBe(
      'This may be harassment. You need not practise bearing it. If you were hurt, see a doctor today. Note dates, words, witnesses; speak with speak@example.org, or outside of it with a trade union or an advice service near you. Nothing here is scored.',
    );
  });

  it('is neutral where the brand names nobody, or a blank', () => {
    for (const emergency of [null, ' ']) expect(answer('I want to die.', { ...OWN, emergency })).toContain('your local emergency number');
    for (const channel of [null, ' ']) expect(answer('My boss groped me.', { ...OWN, channel })).toContain('your HR department');
  });

  it('offers three replies to a question that one need not answer', () => {
    expect(answer('They asked whether I am married.')).toMatch(/meet the need.*ask about its relevance.*decline/);
  });

  it('judges nothing of the law', () => {
    for (const kind of ['law', 'discrimination', 'discriminatory_question'] as const) {
      expect(answer(explicit[kind][0] ?? '')).toMatch(/depends on the country/);
      expect(answer(explicit[kind][0] ?? '')).not.toMatch(/illegal|unlawful|against the law/);
    }
  });

  it.each([...Object.values(explicit).map(([first = '']) => first), unclear[0] ?? ''])(
    'to %j is short, calm, asks nothing and scores nothing',
    (content) => {
      const reply = answer(content) ?? '';
      expect(reply.split(/\s+/).length).toBeLessThan(REPLY_WORDS_BELOW);
      expect(reply).toContain('Nothing here is scored');
      expect(reply).not.toContain('!');
      expect(reply.replaceAll(/"[^"]*"/g, '')).not.toContain('?');
    },
  );

  it('is none where nothing was said', () => expect(answer('We killed it in the second quarter.')).toBeNull());
});

describe('The words of an operator', () => {
  it.each([
    ['nobody to turn to', { in_doubt: 'That sounds heavy.' }],
    ['somebody else to turn to', { gentle: { ...SPOKEN.safety.gentle, crisis: 'That may be a lot: {channel}.' } }],
    ['a blank that nothing fills', { gentle: { ...SPOKEN.safety.gentle, care: 'That may be a lot, {name}.' } }],
    ['half a blank', { gentle: { ...SPOKEN.safety.gentle, crisis: 'That may be a lot: {emergency}. {' } }],
  ])('are refused with %s', (_, changed) => expect(SafetyWords.safeParse({ ...SPOKEN.safety, ...changed }).success).toBe(false));
});
