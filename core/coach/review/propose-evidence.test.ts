import { expect, it } from 'vitest';
import { makeEvaluation } from '../../../tests/support/samples/make-evaluation.ts';
import type { SaidMessage } from '../plan/turn-plan.ts';
import { proposeEvidence } from './propose-evidence.ts';

type Rubric = 'interview' | 'networking' | 'managerial';
const draft = (content: string, rubric: Rubric = 'interview', more: object = {}): SaidMessage => ({
  ...{ id: 'a', role: 'user', content, asked: null, evaluation: makeEvaluation(content, [], { refused: null, rubric, ...more }) },
});
const found = (quote: string, skill: 'delegating' | 'presenting' | 'learning' | 'deciding' = 'delegating') => ({
  ...{ skill, text: 'Seen', quote, messageId: 'a' },
});
const propose = (content: string, quote = content, rubric: Rubric = 'interview') =>
  proposeEvidence([found(quote)], [draft(content, rubric)]).map((one) => one.quote);

it.each([
  [
    'the sentence around what was found',
    'Well. I asked Ana to draft the offer by 3.30 on Friday. She did.',
    'to draft the offer',
    'I asked Ana to draft the offer by 3.30 on Friday',
  ],
  ['a sentence without its end sign', 'In May I counted every box', 'counted every box', 'In May I counted every box'],
])('%s', (_, content, quote, proposed) => expect(propose(content, quote)).toEqual([proposed]));

it('a question counts where somebody else is asked, not where the coach is', () => {
  const content = 'What made you choose to bake rye?';
  expect(propose(content, content, 'networking')).toEqual([content]);
  expect(propose(content)).toEqual([]);
});

it.each([
  'Hello Sam',
  'Hello Sam, how are you today?',
  'What do you mean words tomorrow',
  'I do not understand what I am to write here.',
  'And then I sent it to the',
  'It was sent by me to all of them.',
  'I gave the whole of it to',
  'the stock room of the old shop',
  'I already said that I was the baker.',
  'Next question please, I have no answer.',
  'I baked it.',
  `I ${'wrote and wrote and '.repeat(20)}stopped.`,
  '',
])('%j is no evidence', (content) => {
  for (const rubric of ['interview', 'networking', 'managerial'] as const) expect(propose(content, content, rubric)).toEqual([]);
});

it('words over two sentences, and words that are not there, are none', () => {
  expect(propose('I baked all the bread. I sold half of it.', 'the bread. I sold')).toEqual([]);
  expect(propose('I baked all the bread today.', 'the cake')).toEqual([]);
});

it('only a draft yields any', () => {
  const content = 'I asked Ana to draft the offer.';
  expect(proposeEvidence([found(content)], [draft(content, 'interview', { refused: 'too_short' })])).toEqual([]);
  expect(proposeEvidence([found(content)], [{ ...draft(content), evaluation: null }])).toEqual([]);
  expect(proposeEvidence([found(content)], [])).toEqual([]);
});

it('one for a skill, no words twice, three in all, the best first', () => {
  const lines = [
    'I asked Ana to draft it.',
    'I told the board our plan.',
    'I noted what I would change.',
    'I chose the second of two offers.',
  ];
  const seen = [
    found(lines[0]!),
    found(lines[1]!),
    found(lines[0]!, 'learning'),
    ...(
      [
        [1, 'presenting'],
        [2, 'learning'],
        [3, 'deciding'],
      ] as const
    ).map(([i, skill]) => found(lines[i]!, skill)),
  ];
  expect(proposeEvidence(seen, [draft(lines.join(' '))]).map(({ skill }) => skill)).toEqual(['delegating', 'presenting', 'learning']);
});
