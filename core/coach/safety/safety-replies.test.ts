import { describe, expect, it } from 'vitest';
import { REPLY_WORDS_BELOW } from '../constants.ts';
import { EXPLICIT, UNCLEAR } from './grave-sentences.ts';
import { readSafety } from './read-safety.ts';
import { readPointers, replyForSafety } from './safety-replies.ts';

const OWN = [
  { key: 'business_hours', value: '9 to 5' },
  { key: 'emergency_pointer', value: '112 or the Samaritans on 116 123' },
  { key: 'harassment_channel', value: 'speak@example.org' },
  { key: 'harassment_outside_body', value: 'Acas, 0300 123 1100' },
];
const answer = (content: string, settings = OWN) => replyForSafety(readSafety(content), readPointers(settings));

describe('The fixed reply', () => {
  it('in doubt points to a person and lets the learner go on', () => {
    expect(answer('There is no way out.', [])).toBe(
      'That sounds heavy. I am a practice tool; a person can help: your local emergency number. Nothing here is scored; go on or stop.',
    );
  });

  it('names whom the brand names', () => {
    expect(answer('I want to die.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('I want to hurt him.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('There is no way out.')).toContain('112 or the Samaritans on 116 123');
    expect(answer('My boss groped me.')).toBe(
      'This may be harassment. You need not practise bearing it. Note dates, words, witnesses; speak@example.org; Acas, 0300 123 1100. Nothing here is scored.',
    );
  });

  it('is neutral where the brand names nobody, or a blank', () => {
    const blank = [{ key: 'emergency_pointer', value: ' ' }];
    for (const settings of [[], blank]) expect(answer('I want to die.', settings)).toContain('your local emergency number');
  });

  it('offers three replies to a question that one need not answer', () => {
    expect(answer('They asked whether I am married.')).toMatch(/meet the need.*ask about its relevance.*decline/);
  });

  it('judges nothing of the law', () => {
    for (const kind of ['law', 'discrimination', 'discriminatory_question'] as const) {
      expect(answer(EXPLICIT[kind][0] ?? '')).toMatch(/depends on the country/);
      expect(answer(EXPLICIT[kind][0] ?? '')).not.toMatch(/illegal|unlawful|against the law/);
    }
  });

  it.each([...Object.values(EXPLICIT).map(([first = '']) => first), UNCLEAR[0] ?? ''])(
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
