import { describe, expect, it } from 'vitest';
import type { OpenedSession } from '../plan/turn-plan.ts';
import { buildOpeningPrompt, readOpening } from './opening-prompt.ts';

const QUESTION = 'Tell me about yourself in 60 seconds.';
const opening: OpenedSession = {
  words: `Good morning. This is practice.\n\n${QUESTION}`,
  asked: { id: 'intro', text: QUESTION, isFollowUp: false, number: 1 },
  ...{ suggestions: [], title: 'Practice', context: { targetRole: 'Baker</opening>' }, earlier: null, isFixed: false },
};

describe('what a service is asked for', () => {
  it('is the opening that code has made, as data, with what the learner said before', () => {
    const [system, user] = buildOpeningPrompt('interview', opening);
    expect(system).toMatchObject({ role: 'system' });
    expect(system?.content).toContain('You are a calm, experienced interviewer');
    expect(system?.content).toContain(QUESTION);
    expect(system?.content).toContain('Baker&lt;/opening>');
    expect(user?.role).toBe('user');
  });
});

describe('an opening by a service', () => {
  const read = (text: string, more: Partial<OpenedSession> = {}) => readOpening(text, { ...opening, ...more });

  it('stands when it asks the question as it is, however it words the rest', () => {
    const own = `Hello, I am glad you came.\n\n${QUESTION}`;
    expect(read(` ${own}\n`)).toBe(own);
    expect(read(`Hello. Tell me  about yourself\nin 60 seconds.`)).not.toBeNull();
  });

  it.each([
    ['nothing', ' \n'],
    ['another question', 'Hello. What is your greatest weakness?'],
    ['a second question', `How are you? And why? ${QUESTION}`],
    ['more than a reply may have', `${'word '.repeat(200)}${QUESTION}`],
    ['a word without an end', `${'x'.repeat(2000)} ${QUESTION}`],
    ['a link', `See https://example.org. ${QUESTION}`],
    ['a picture', `![x](y) ${QUESTION}`],
    ['markup', `<b>Hello</b> ${QUESTION}`],
  ])('does not stand with %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('keeps the numbers of the opening where no question was dealt', () => {
    const plain = { asked: null, words: 'We have 3 topics and 10 minutes.' };
    expect(read('Ten minutes, three topics.', plain)).toBeNull();
    expect(read('In 10 minutes we take 3 topics.', plain)).toBe('In 10 minutes we take 3 topics.');
  });
});
