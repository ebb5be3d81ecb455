import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTHING_CONFIRMED } from '../confirmed.ts';
import { findGround } from '../plan/ground.ts';
import { makePlan } from '../plan/make-plan.ts';
import { plainFinder } from '../../../tests/support/samples/plain-finder.ts';
import type { AnsweredProfile } from '../answers.ts';
import { AnalysisReply } from './analysis-reply.ts';
import { readAnalysis } from './read-analysis.ts';

const ACTION = {
  priority: 'high',
  action: 'Present the result to your team.',
  timeline: '1 week',
  category: 'experience',
  skill: 'presenting',
};
const REPLY = {
  strengths: ['You have taught others for some years.'],
  developmentAreas: ['Handing work over is what you find hard.'],
  recommendedPath: 'You begin with one task. Then you plan the week around what is left.',
  actionPlan: [ACTION],
  nextSteps: ['Choose the task today.'],
  aiInsight: 'The time that you miss is in the work that you keep for yourself.',
};
const PROFILE: AnsweredProfile = { interests: [], goals: ['step_back', 'promotion'], challenges: [], timeframe: '6_months' };
const SUNDAY = '2026-11-22';

const { matcher } = await plainFinder();

function read(change: object = {}, profile = PROFILE, today = SUNDAY) {
  return readAnalysis(
    AnalysisReply.parse({ ...REPLY, ...change }),
    profile,
    makePlan(profile, today, findGround(profile, NOTHING_CONFIRMED, matcher, [])),
    today,
  );
}

describe('what stands around the actions of a service', () => {
  it('has milestones of these actions alone', () => {
    const actionPlan = [ACTION, { ...ACTION, action: 'Negotiate one deadline.', timeline: '5 months', skill: 'negotiating' }];
    const { milestones = [], actionPlan: actions = [] } = read({ actionPlan }) ?? {};
    expect(milestones.map(({ text }) => text)).toEqual([
      `One of two actions is done: ${actions[0]?.measure.replace(/^./, (letter) => letter.toLowerCase())}`,
      `All actions are done: ${actions[1]?.measure.replace(/^./, (letter) => letter.toLowerCase())}`,
    ]);
    for (const { on } of milestones) expect(on > SUNDAY).toBe(true);
  });

  it('speaks of no step that only the answers’ own plan has', () => {
    const { assumptions = [], skills = [] } = read() ?? {};
    expect(assumptions).toContain('You skipped what you like: nothing is supposed about it.');
    expect(assumptions.join(' ')).not.toMatch(/one step is there|milestone/);
    for (const { because } of skills) expect(because.some(({ answer }) => answer !== null)).toBe(true);
  });
});

describe('what a service says', () => {
  it.each([
    'Kill yourself.',
    'You should hurt yourself.',
    'You are worthless.',
    'You are such an idiot.',
    'Nobody likes you.',
    'This is bullshit.',
    'You are better off dead.',
    'Go and end your life.',
  ])('is not shown with %s', (sentence) => {
    for (const change of [
      { aiInsight: `You begin. ${sentence}` },
      { strengths: ['You teach.', sentence] },
      { actionPlan: [ACTION, { ...ACTION, action: sentence }] },
    ])
      expect(read(change)).toBeNull();
  });

  it.each([
    'Take the course “Negotiation Mastery” at Coursera.',
    'Take the course Negotiation Mastery.',
    'Enrol on edX.',
    'Use the LinkedIn Learning library.',
    'Read Getting Things Done.',
    'Read "Deep Work" this week.',
    'Watch a talk by Brown.',
    'Join Toastmasters.',
  ])('is shown without %s', (sentence) => {
    const shown = read({
      aiInsight: `You begin. ${sentence} Then you go on.`,
      nextSteps: [sentence, 'Choose.'],
      actionPlan: [{ ...ACTION, action: sentence }, ACTION],
    });
    expect(shown).toMatchObject({
      aiInsight: 'You begin. Then you go on.',
      nextSteps: ['Choose.'],
      actionPlan: [{ action: ACTION.action }],
    });
    expect(shown?.actionPlan).toHaveLength(1);
    expect(read({ actionPlan: [{ ...ACTION, action: sentence }] })).toBeNull();
  });

  it.each([
    'Ask your manager by Friday for one talk in January.',
    'Write “I would like to hear more” on a card.',
    'Learn the first steps of Python with HR.',
    'Strengthen Your Active Listening',
    'Do not kill the project that you like.',
    'You wrote “open Café Luna in Berlin”, and that is where you begin.',
  ])('may be %s', (action) => {
    const profile = { ...PROFILE, goals: ['open Café Luna in Berlin'] };
    expect(read({ actionPlan: [{ ...ACTION, action }] }, profile)?.actionPlan[0]?.action).toBe(action);
  });

  it('is said once', () => {
    const again = { ...ACTION, action: 'present the result, to your team', skill: 'deciding' };
    const shown = read({ actionPlan: [ACTION, again, ACTION], strengths: ['You teach.', 'You teach'] });
    expect(shown?.actionPlan.map(({ id }) => id)).toEqual(['ai:presenting']);
    expect(shown?.strengths).toEqual(['You teach.']);
  });
});

it('has no action due today or before, on any day of the week', () => {
  const timeline = fc.constantFrom('1 day', '2 days', '3 days', '1 week', '-3 months', '2 hours a week', 'today', '0 weeks');
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
  fc.assert(
    fc.property(timeline, day, (said, today) => {
      for (const { dueOn, timeline: shown } of read({ actionPlan: [{ ...ACTION, timeline: said }] }, PROFILE, today)?.actionPlan ?? []) {
        expect(dueOn > today).toBe(true);
        expect(shown).not.toMatch(/^-|^0|hours|today/);
      }
    }),
  );
});
