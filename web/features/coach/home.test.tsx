import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { NETWORKING_SCENARIOS } from '#core/coach/conversation/context.ts';
import type { CoachStatus, Conversation, ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { Home } from './home/home.tsx';
import { EndReview } from './review/end-review.tsx';
import { SCENARIOS } from './set-up/set-up-choices.ts';
import { SetUp } from './set-up/set-up.tsx';

const STATUS: CoachStatus = {
  ...{ provider: 'builtin', model: null, host: null, isBuiltinOnly: false, turnsToday: 0, turnsADay: 200, costUsd: 0 },
  usage: { inputTokens: 0, outputTokens: 0 },
};
const entry: ConversationEntry = {
  ...{
    id: 'c',
    userId: 'u',
    type: 'interview',
    title: 'Shift planner',
    context: {},
    isActive: false,
    sends: 3,
    goalId: null,
    continuedFrom: null,
  },
  ...{ createdAt: '2026-01-01T09:00:00Z', updatedAt: '2026-01-01T09:00:00Z' },
  match: { messageId: 'm', snippet: '… the new rota …' },
};
const talk: Conversation = { ...entry, messages: [], endedAt: null, liveTurnId: null, evidence: [], review: null, continuedFrom: null };
const page = <T,>(...items: T[]) => ({ items, nextCursor: null, total: items.length });
const none = { ...page<never>(), counts: { open: 0, done: 0, postponed: 0, dropped: 0 }, openWithDay: 0 };
const NO_GOALS = { open: none, done: none };

function draw(element: React.ReactElement): string {
  const root = { brand: {}, learner: { id: 'u', name: 'Robin', email: '' } };
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ToastProvider>{element}</ToastProvider>, loader: () => root, HydrateFallback: () => null },
  ]);
  const markup = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />);
  // The content security policy forbids inline styles.
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
  return markup.replaceAll('<!-- -->', '');
}

it('begins with a choice of four, and says what an empty place is for', () => {
  const markup = draw(<Home status={STATUS} running={null} history={page()} q="" goals={NO_GOALS} assessment={null} next={null} />);
  for (const mode of COACH_MODES) expect(markup).toContain(`href="/ai-career?mode=${mode}"`);
  for (const words of ['Nothing said yet', 'No goals yet', 'understands nothing more', 'no therapy']) expect(markup).toContain(words);
  // There is none yet, and the way to one leads the page.
  expect(markup).not.toContain('Open your plan');
});

it('goes on with what is going on, and a search leads to where it was said', () => {
  const asked = { id: 'q', text: 'Why?', isFollowUp: false, number: 3 };
  const message = { id: 'm', role: 'assistant', asked } as Conversation['messages'][number];
  const running = { ...talk, id: 'r', isActive: true, messages: [message] };
  const markup = draw(<Home status={STATUS} running={running} history={page(entry)} q="" goals={NO_GOALS} assessment={null} next={null} />);
  expect(markup).toContain('You stopped in “Shift planner” at question 3 of 6.');
  expect(markup).toContain('href="/ai-career/r"');
  expect(markup).toContain('href="/ai-career/c#m-m"');
});

it.each(COACH_MODES)('the set-up for %s requires nothing', (mode) => {
  const markup = draw(<SetUp mode={mode} status={STATUS} running={null} goal={null} practice={null} profile={null} />);
  expect(markup).toMatch(/<h1[^>]*>/);
  expect(markup).not.toContain('required=""');
});

it('the set-up says what a new conversation would end, and leads back to it', () => {
  const asked = { id: 'q', text: 'Why?', isFollowUp: false, number: 3 };
  const message = { id: 'm', role: 'assistant', asked } as Conversation['messages'][number];
  const markup = draw(
    <SetUp
      mode="interview"
      status={STATUS}
      running={{ ...talk, type: 'interview', id: 'r', messages: [message] }}
      goal={null}
      practice={null}
      profile={null}
    />,
  );
  expect(markup).toContain('stands at question 3 of 6');
  expect(markup).toContain('href="/ai-career/r"');
});

it('the situations are called as the coach calls them', () => {
  expect(Object.fromEntries(Object.entries(SCENARIOS).map(([id, { name }]) => [id, name]))).toEqual(NETWORKING_SCENARIOS);
});

it('a review quotes what was said and leads to it; only networking asks for the confidence that its record holds', () => {
  const review = {
    ...{ minutes: 0.4, answered: 1, headline: 'One answer.', goals: [], works: [], confidence: null },
    seen: [{ skill: 'asking-questions', text: 'A question', quote: 'How many?', messageId: 'm1' } as const],
    next: [],
  };
  const interview = draw(<EndReview conversation={{ ...talk, review }} />);
  expect(interview).toContain('#m-m1');
  expect(interview).toContain('“How many?”');
  expect(interview).toContain('1 answer, less than a minute');
  expect(interview).not.toContain('How ready do you feel');
  expect(draw(<EndReview conversation={{ ...talk, type: 'networking', review }} />)).toContain('How ready do you feel');
});
