import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMessage } from '#core/coach/conversation/message.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import { makeEvaluation } from '../../../../tests/support/samples/make-evaluation.ts';
import { AnswerText } from './answer-text.tsx';
import { Attempts } from './attempts.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { EvidencePeek } from './evidence-peek.tsx';

const SAID = 'I always rang Ben, and <b>on Monday</b> it worked.';
const EVALUATION = makeEvaluation(
  SAID,
  [
    { id: 'own-acts', quotes: ['I always rang Ben'] },
    { id: 'time-order', quotes: ['on Monday'] },
    { id: 'outcome', advice: 'Say how it ended.' },
    { id: 'generality', weight: -0.05, quotes: ['always'] },
    { id: 'hypothetical', weight: -0.1 },
  ],
  { form: 'habit', compare: { firstMessageId: 'm0', gained: ['time-order'], lost: [] } },
);

const makeMessage = (id: string, evaluation: Evaluation | null, attempts: string[] = []): CoachMessage => ({
  ...{ id, role: 'user', content: SAID, timestamp: '2026-01-01T09:00:00Z', state: 'complete', failure: null, evaluation },
  attempts: attempts.map((other) => ({ id: other, content: SAID, timestamp: '2026-01-01T09:00:00Z', evaluation })),
  ...{
    provider: null,
    model: null,
    usage: null,
    costUsd: null,
    asked: null,
    works: [],
    goals: [],
    suggestions: [],
    choices: [],
    inPlaceOf: null,
    heardAs: null,
    sure: true,
  },
});

const makeTalk = (type: Conversation['type'], ...messages: CoachMessage[]): Conversation => ({
  ...{ id: 'c', userId: 'u', type, title: 'T', context: {}, createdAt: '', updatedAt: '', isActive: true, messages },
  ...{ endedAt: null, liveTurnId: null, evidence: [], review: null, continuedFrom: null, goalId: null },
});

const draw = (element: React.ReactElement): string => {
  const markup = renderToString(<MemoryRouter>{element}</MemoryRouter>);
  // The content security policy forbids inline styles.
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
  return markup;
};
const textOf = (markup: string): string =>
  markup
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');

test('a marked answer is the plain text for whoever reads or copies it', () => {
  const markup = draw(<AnswerText content={SAID} evaluation={EVALUATION} />);
  expect(
    markup
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ).toBe(SAID);
  expect(markup.match(/class="mark-number"/g)).toHaveLength(2);
  expect(markup.match(/data-fault="true"/g)).not.toBeNull();
});

test('an answer that was not scored has no marks', () => {
  expect(draw(<AnswerText content={SAID} evaluation={null} />)).not.toContain('marked');
});

test('the panel names the form first, then the band, the parts with their words, and one thing to do', () => {
  const text = textOf(draw(<EvidencePanel conversation={makeTalk('interview', makeMessage('m1', EVALUATION))} />));
  const inOrder = [
    'This is a habit, not yet a story.',
    'This answer Forming',
    'Your own part Found “I always rang Ben”',
    'How it ended Not found',
    'What takes away',
    'In general Takes away “always”',
    'Since your earlier answer More to see: Time and order',
    'The quickest climb from here Say how it ended.',
  ];
  expect(inOrder.map((words) => text.indexOf(words)).filter((at, i, all) => at < 0 || at < (all[i - 1] ?? 0))).toEqual([]);
});

test('no figure of a score is shown, and the way so far is told in words', () => {
  const answers = [
    makeMessage('m1', { ...EVALUATION, band: 'not_yet' }),
    makeMessage('m2', { ...EVALUATION, band: 'strong', overall: 0.87 }),
  ];
  const markup = draw(<EvidencePanel conversation={makeTalk('interview', ...answers)} />);
  expect(markup).toContain('Your answers, in order: answer 1 not yet, answer 2 strong');
  expect(textOf(markup)).not.toMatch(/0\.87|87|of 10/);
  expect(textOf(markup)).toContain('2 of 2');
});

test('only a part whose words can be lit is a button', () => {
  const markup = draw(<EvidencePanel conversation={makeTalk('interview', makeMessage('m1', EVALUATION))} />);
  expect([...markup.matchAll(/<button[^>]*aria-pressed="false"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
    'Your own part',
    'Time and order',
    'In general',
  ]);
});

test('a refusal is said kindly, with what to do', () => {
  const refused = makeEvaluation('', [{ id: 'slot', advice: 'Tell of one time.' }], { refused: 'too_short' });
  const text = textOf(draw(<EvidencePanel conversation={makeTalk('interview', makeMessage('m1', refused))} />));
  expect(text).toContain('Not scored It is too short to look at. A few sentences are enough.');
  expect(text).toContain('Tell of one time.');
  expect(text).not.toContain('Not found');
});

test('the bar on phones says the band and the open part', () => {
  const text = textOf(draw(<EvidencePeek conversation={makeTalk('interview', makeMessage('m1', EVALUATION))} />));
  expect(text.trim()).toBe('Forming Still open: How it ended Say how it ended.');
});

test('attempts are counted, and at the first there is no earlier one', () => {
  const show = (): void => undefined;
  const markup = draw(<Attempts message={makeMessage('m1', EVALUATION, ['m1', 'm2', 'm3'])} onShow={show} />);
  expect(textOf(markup).trim()).toBe('Attempt 1/3 Compare');
  expect(markup).toMatch(/aria-disabled="true" aria-label="Earlier attempt"/);
  expect(draw(<Attempts message={makeMessage('m1', EVALUATION)} onShow={show} />)).toBe('');
});

test('replies step through their versions, and are not compared', () => {
  const reply: CoachMessage = { ...makeMessage('r1', null, ['r1', 'r2']), role: 'assistant' };
  expect(textOf(draw(<Attempts message={reply} onShow={() => undefined} />)).trim()).toBe('Reply 1/2');
});
