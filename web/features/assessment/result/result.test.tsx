import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { STANCES } from '#core/assessment/assessment.ts';
import { PRIORITIES } from '#core/assessment/priorities.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { makeAssessment, makePlannedAction } from '../../../../tests/support/samples/make-assessment.ts';
import { makeGoal } from '../../../../tests/support/samples/make-goal.ts';
import { Result, type ResultProps } from './result.tsx';

function draw(about: Partial<ResultProps> = {}): string {
  const props: ResultProps = { assessment: makeAssessment(), previous: null, others: [], goals: [], isKept: false, ...about };
  const root = { brand: {}, learner: { id: 'u', name: 'Robin', email: '' } };
  const Page = () => (
    <ToastProvider>
      <Result {...props} />
    </ToastProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, loader: () => root, HydrateFallback: () => null }]);
  const markup = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />).replaceAll('<!-- -->', '');
  // The content security policy forbids inline styles.
  expect(markup).not.toMatch(/\sstyle=|NaN|undefined/);
  return markup;
}

/** What is read, without the markup around it. */
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

it('says where the plan comes from, and begins with its first step', () => {
  const words = wordsOf(draw());
  expect(words).toContain('Career assessment, 22 November 2026 , from your four answers, made here by rules');
  expect(words).toContain('Track the first step');
  expect(words).toContain('Heights show what you said, not a score');
});

it('names the service that wrote it', () => {
  expect(wordsOf(draw({ assessment: makeAssessment({ source: 'ai', model: 'granite-4', because: null }) }))).toContain(
    ', written by granite-4',
  );
});

it('says calmly that a service did not answer', () => {
  const failure = { code: 'ai_invalid_json', message: 'Invalid JSON response from AI' };
  const markup = draw({ assessment: makeAssessment({ failure }) });
  expect(wordsOf(markup)).toContain(
    'The AI service did not word it (Invalid JSON response from AI). This plan was made here, from your answers.',
  );
  expect(markup).not.toContain('role="alert"');
});

it('every sentence has the answers it comes from, hidden until they are asked for', () => {
  const markup = draw();
  expect(markup).toContain('You know the work. <span data-closed="" class="plan-because">You said “Lead people”.</span>');
  expect(markup).toContain('<span data-closed="" class="plan-because">You skipped what you like.</span>');
});

it('what a service wrote has no reasons to show', () => {
  expect(draw()).toContain('aria-label="Why: next steps"');
  expect(draw({ assessment: makeAssessment({ because: null, milestones: [], directions: [] }) })).not.toContain('Why: ');
});

it('shows no part that has nothing to say', () => {
  const nothing = { strengths: [], developmentAreas: [], recommendedPath: '', actionPlan: [], nextSteps: [], assumptions: [] };
  const markup = draw({ assessment: makeAssessment({ ...nothing, skills: [], milestones: [], directions: [] }) });
  expect(markup).not.toMatch(/<h2|<figure|<ul/);
});

it('says on the path by when the last step is due since its goal was moved', () => {
  const assessment = makeAssessment({
    recommendedPath: 'The first action is for 22 February 2027, the last for 21 May 2027.',
  });
  const moved = makeGoal({ id: 'g', action: { assessmentId: 'a', actionId: 'goal:lead_people:1' }, dueOn: '2027-09-03' });
  expect(wordsOf(draw({ assessment, goals: [moved] }))).toContain('for 22 February 2027, the last for 3 September 2027.');
});

it('goes on with the step that is tracked, and shows how far it is', () => {
  const steps = [true, true, false, false].map((isDone, i) => ({ id: `${i}`, text: `Part ${i}`, isDone }));
  const goal = makeGoal({ id: 'g', action: { assessmentId: 'a', actionId: 'goal:lead_people:1' }, steps });
  const words = wordsOf(draw({ goals: [goal] }));
  expect(words).toContain('Go on with step 2');
  expect(words).toContain('Tracked, 2 of 4');
});

it('passes what is done, and takes up what an earlier plan began', () => {
  const done = makeGoal({ id: 'd', state: 'done', action: { assessmentId: 'a', actionId: 'challenge:time' } });
  expect(wordsOf(draw({ goals: [done] }))).toContain('Track step 2');
  const earlier = makeGoal({ id: 'e', action: { assessmentId: 'before', actionId: 'challenge:time' } });
  expect(wordsOf(draw({ goals: [earlier] }))).toContain('Go on with step 1');
});

it('remembers what an earlier plan has reached, and begins after it', () => {
  const earlier = makeGoal({
    state: 'done',
    closedAt: '2026-11-03T09:00:00.000Z',
    action: { assessmentId: 'before', actionId: 'challenge:time' },
  });
  const words = wordsOf(draw({ goals: [earlier] }));
  expect(words).toContain('Reached on 3 November 2026 : keep it or make it harder.');
  expect(words).toContain('Track step 2');
  expect(words).not.toContain('Today pick the hour.');
  const resting = { ...earlier, state: 'postponed', dueOn: '2027-01-20' } as const;
  expect(wordsOf(draw({ goals: [resting] }))).toContain('Rests until 20 January 2027 .');
  expect(wordsOf(draw({ goals: [{ ...earlier, state: 'dropped' }] }))).toContain('Let go on 3 November 2026 .');
});

it('shows the day that the learner has set, and no span that could say otherwise', () => {
  const goal = makeGoal({ dueOn: '2026-12-11', action: { assessmentId: 'a', actionId: 'challenge:time' } });
  const words = wordsOf(draw({ goals: [goal] }));
  expect(words).toContain('By 11 Dec 2026');
  expect(words).not.toContain('3 months');
});

it('names one day of one action, on its leg and in the next steps', () => {
  const goal = makeGoal({ dueOn: '2026-12-11', action: { assessmentId: 'a', actionId: 'challenge:time' } });
  const nextSteps = ['Begin today: pick the hour.', 'By 22 February 2027: finish the first action.'];
  const words = wordsOf(draw({ assessment: makeAssessment({ nextSteps }), goals: [goal] }));
  expect(words).toContain('By 11 December 2026 Guard one hour each morning.');
  expect(words).not.toContain('By 22 February 2027 ');
});

it('says once that questions were skipped', () => {
  const assumptions = ['You skipped what you like: nothing is tied to it yet.', 'You skipped what you want: one step finds it.'];
  const words = wordsOf(draw({ assessment: makeAssessment({ assumptions, because: null }) }));
  expect(words).toContain('You skipped some questions. What you like: nothing is tied to it yet. What you want: one step finds it.');
});

it('leads with two sentences, and has the rest below the drawing', () => {
  const words = wordsOf(draw({ assessment: makeAssessment({ aiInsight: 'One. “Two.” Three.' }) }));
  expect(words.indexOf('Three.')).toBeGreaterThan(words.indexOf('Heights show'));
});

it('numbers the steps along the way, through all priorities', () => {
  const actionPlan = PRIORITIES.toReversed().flatMap((priority) =>
    ['a', 'b'].map((id) => makePlannedAction({ id: `${priority} ${id}`, action: `${priority} ${id}`, priority })),
  );
  const markup = draw({ assessment: makeAssessment({ actionPlan }) });
  const legs = [...markup.matchAll(/id="leg-(\d)".*?<h4>([^<]+)/g)].map(([, number, action]) => `${number} ${action}`);
  expect(legs).toEqual(['1 high a', '2 high b', '3 medium a', '4 medium b', '5 low a', '6 low b']);
});

it('draws all skills there are', () => {
  const skills = SKILL_IDS.map((skill, i) => ({ skill, stance: STANCES[i % STANCES.length] ?? 'hard', because: [] }));
  expect(wordsOf(draw({ assessment: makeAssessment({ skills }) }))).toContain(`The ${SKILL_IDS.length} skills in words, and why`);
});

it('compares with the last one, and says what became of its steps', () => {
  const previous = makeAssessment({ id: 'before', createdAt: '2026-05-02T09:00:00.000Z' });
  previous.profile = { interests: [], goals: ['balance'], challenges: ['time', 'stress'] };
  const goals = [makeGoal({ text: 'Walk at noon.', state: 'dropped', action: { assessmentId: 'before', actionId: 'goal:balance' } })];
  const words = wordsOf(draw({ previous, goals }));
  expect(words).toContain('Since the last one');
  expect(words).toContain('Walk at noon , let go');
  expect(words).toContain('What gets in the way Too little time, Stress Too little time');
});

it('says when it is the plan that the browser keeps', () => {
  expect(wordsOf(draw({ isKept: true }))).toContain('The server cannot be reached.');
});

it('shows own words once, as they stand, and asks about those that belong to nothing', () => {
  const assessment = makeAssessment({
    profile: { careerLevel: 'mid', interests: ['old maps'], goals: ['open a <b>bakery</b>'], challenges: ['my knees'] },
    unplaced: [{ questionId: 'challenges', answer: 'my knees' }],
    skills: [{ skill: 'deciding', stance: 'hard', because: [{ questionId: 'challenges', answer: 'my knees' }] }],
  });
  const markup = draw({ assessment });
  const words = wordsOf(markup);
  for (const own of ['old maps', 'my knees']) expect(words.split(own)).toHaveLength(2);
  expect(markup).toContain('<q>open a &lt;b&gt;bakery&lt;/b&gt;</q>');
  expect(words).toContain('my knees Not part of the plan yet');
  expect(words).toContain('What happened the last time it was so');
});

it('shows the message of a situation, ready to be copied', () => {
  const write = { to: 'whoever writes your rota', why: 'They can change one shift.', message: 'Hi {name}, could I have {day}?' };
  const situation = {
    id: 'leaving-nights',
    name: 'You work nights',
    picture: 'The night shifts pay.',
    isConfirmed: true,
    ask: 'When does it end?',
    write,
  };
  const markup = draw({ assessment: makeAssessment({ situations: [situation] }) });
  expect(wordsOf(markup)).toContain('To whoever writes your rota . They can change one shift. Hi {name}, could I have {day}?');
  expect(markup).toContain('aria-label="Copy the message to whoever writes your rota"');
  expect(draw()).not.toContain('A message to send');
});
