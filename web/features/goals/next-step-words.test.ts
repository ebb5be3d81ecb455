import { describe, expect, it } from 'vitest';
import type { NextStep } from '#core/goals/next-step.ts';
import { stepWords } from './next-step-words.ts';

const goal = { id: 'g', text: 'Hand over one task', dueOn: '2026-12-01', ifThen: 'If Ben could answer, then I forward it.' };
const ofGoal = { goal, reason: 'Due on Friday' };

const STEPS: Readonly<Record<NextStep['kind'], readonly [step: NextStep, to: string]>> = {
  assess: [{ kind: 'assess' }, '/ai-career'],
  track: [{ kind: 'track', assessmentId: 'a', actionId: 'challenge:time', text: 'Guard one hour each morning.' }, '/ai-career/plan/a'],
  step: [{ kind: 'step', ...ofGoal, stepId: 's', text: 'List what only you do' }, '/ai-career/goals/g'],
  work: [
    { kind: 'work', ...ofGoal, work: { id: 'small-starts', kind: 'ebook', title: 'Small starts', access: 'open' }, fraction: 0.2 },
    '/ebooks/small-starts',
  ],
  practice: [{ kind: 'practice', ...ofGoal, practice: { mode: 'managerial' } }, '/ai-career?mode=managerial&goal=g'],
  close: [{ kind: 'close', ...ofGoal }, '/ai-career/goals/g'],
  reassess: [{ kind: 'reassess', assessmentId: 'a', at: '2026-10-01T09:00:00Z' }, '/ai-career/assessment'],
};

describe('a next step', () => {
  it.each(Object.entries(STEPS))('of kind %s leads to where it is done', (_kind, [step, to]) => {
    expect(stepWords(step)).toMatchObject({ to, text: expect.stringMatching(/\S/), reason: expect.stringMatching(/\.$/) });
  });

  it('of a goal reminds of its line, and is said in one line beside others', () => {
    expect(stepWords(STEPS.step[0])).toMatchObject({
      ifThen: goal.ifThen,
      reason: 'For: Hand over one task, due on Friday.',
      line: 'List what only you do, due on Friday',
    });
  });

  it('of a goal goes on in its sentence, and leaves no doubt whose day has passed', () => {
    const late = { kind: 'step', goal: { ...goal, text: 'Hand over one task.' }, reason: 'Its day was 3 November' } as const;
    expect(stepWords({ ...late, stepId: 's', text: 'Tell Ben.' })).toMatchObject({
      text: 'Tell Ben.',
      reason: 'For: Hand over one task, its day was 3 November.',
      line: 'Tell Ben, the goal’s day was 3 November',
    });
    expect(stepWords({ ...late, kind: 'close' }).reason).toBe('Its day was 3 November.');
  });

  it('that is to be followed names its action', () => {
    expect(stepWords(STEPS.track[0]).text).toBe('Guard one hour each morning.');
  });
});
