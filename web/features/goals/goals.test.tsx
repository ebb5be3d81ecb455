import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Goal } from '#core/goals/goal.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { makeAction, makePlannedGoal } from '../../../tests/support/samples/planned-goal.ts';
import { GoalDetail } from './detail/goal-detail.tsx';
import { TrackAction } from './track-action.tsx';

const goal = makePlannedGoal();

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

it('an action is tracked by a press, and one that is tracked leads to its goal', () => {
  expect(draw(<TrackAction action={makeAction()} assessmentId="a" goal={null} />)).toContain('Track: Guard one hour each morning.');
  const tracked = draw(<TrackAction action={makeAction()} assessmentId="a" goal={goal} />);
  expect(tracked).toContain('href="/ai-career/goals/goal"');
  expect(tracked).toContain('Tracked, 1 of 4');
});

it('an action that is followed says how it stands, and its name begins with that', () => {
  const say = (more: Partial<Goal>) =>
    draw(<TrackAction action={makeAction()} assessmentId="a" goal={{ ...goal, ...more }} />).match(/<a [^>]*>(.*?)<\/a>/)?.[1];
  const name = `<span class="sr-only">: ${goal.text}</span>`;
  expect(say({ state: 'done' })).toContain(`Reached${name}`);
  expect(say({ state: 'postponed', dueOn: '2027-01-20' })).toContain(`Rests until 20 January 2027${name}`);
  expect(say({ state: 'postponed', dueOn: null })).toContain(`Rests${name}`);
  expect(say({ state: 'dropped' })).toContain(`Let go${name}`);
});

it('the page of a goal holds what it is made of, before any script runs', () => {
  const markup = draw(<GoalDetail first={goal} />);
  for (const words of [goal.ifThen, goal.measure, 'Pick the hour.', 'Small starts', 'By 1 December 2026, 1 of 4 parts done', '40%'])
    expect(markup).toContain(words);
  expect(markup).toContain('href="/ai-career?mode=managerial&amp;goal=goal"');
  expect(markup).toContain('href="/api/goals/goal/calendar.ics"');
});

it('a goal that is let go says why, and can be opened again', () => {
  const markup = draw(<GoalDetail first={{ ...goal, state: 'dropped', reason: 'It no longer fits' }} />);
  expect(markup).toContain('It no longer fits');
  expect(markup).toContain('Open again');
  expect(markup).not.toContain('Postpone');
});
