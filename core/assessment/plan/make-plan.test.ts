import { describe, expect, it } from 'vitest';
import { plainFinder } from '../../../tests/support/samples/plain-finder.ts';
import { samplePlan } from '../../../tests/support/samples/sample-plan.ts';
import { OWN_WORDS, sampleProfile } from '../../../tests/support/samples/sample-profile.ts';
import { seededRandom } from '../../random.ts';
import { AnswerPlan } from '../assessment.ts';
import type { Timeframe } from '../questions.ts';

const TODAY = '2026-11-22';
const { matcher } = await plainFinder();
const random = seededRandom('plans');
const plans = await Promise.all(Array.from({ length: 500 }, () => sampleProfile(random)).map((profile) => samplePlan(profile, TODAY)));

const sentencesOf = ({ actions, ...plan }: AnswerPlan): string[] => [
  ...[plan.headline, plan.strengths, plan.developmentAreas, plan.recommendedPath, plan.nextSteps, plan.insight, plan.assumptions]
    .flat()
    .map(({ text }) => text),
  ...actions.flatMap(({ action, why = '', measure, ifThen, steps }) => [action, why, measure, ifThen, ...steps]),
];

describe('a plan of any answers', () => {
  it('has its shape, and exactly three actions, the first for today and fifteen minutes', () => {
    for (const plan of plans) {
      expect(AnswerPlan.parse(plan)).toEqual(plan);
      expect(plan.actions).toHaveLength(3);
      expect(plan.actions[0]).toMatchObject({ dueOn: TODAY, priority: 'high' });
      expect(plan.actions[0]?.minutes).toBeLessThanOrEqual(15);
    }
  });

  it('says nothing twice', () => {
    for (const plan of plans) {
      const said = sentencesOf(plan).filter((text) => text !== '');
      expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('sets nothing that the learner wrote into a sentence', () => {
    const own = OWN_WORDS.filter((words) => words.length > 12);
    for (const plan of plans) expect(own.filter((words) => sentencesOf(plan).some((text) => text.includes(words)))).toEqual([]);
  });

  it('has each day after the one before it, and none beyond its time', () => {
    for (const { actions } of plans) {
      const days = actions.map(({ dueOn }) => dueOn);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect((days.at(-1) ?? '') <= '2027-02-21').toBe(true);
    }
  });

  it('stands on what assumes nothing while nobody has said yes', () => {
    const assumes = new Map(matcher.situations.map((situation) => [situation.id, situation.assumes]));
    for (const { situations } of plans)
      for (const { id, isConfirmed } of situations) expect([isConfirmed, assumes.get(id) !== undefined]).toEqual([false, true]);
  });
});

describe('a plan of situations that are the learner’s', () => {
  it('begins with the most urgent one, and takes the first action of each', async () => {
    const { headline, actions, situations } = await samplePlan({ challenges: ['time'] }, TODAY, {
      situations: ['leaving-nights', 'laid-off-suddenly', 'many-rejections'],
    });
    expect(situations.map(({ id }) => id)).toEqual(['laid-off-suddenly', 'many-rejections', 'leaving-nights']);
    expect(headline.text).toBe(situations[0]?.name);
    expect(actions.map(({ id }) => id)).toEqual([
      'situation:laid-off-suddenly:1',
      'situation:many-rejections:1',
      'situation:leaving-nights:1',
    ]);
  });

  it('has all three actions of a single one, with its line once', async () => {
    const { actions } = await samplePlan({ goals: ['balance'] }, TODAY, { situations: ['leaving-nights'] });
    expect(actions.map(({ id }) => id)).toEqual([1, 2, 3].map((place) => `situation:leaving-nights:${place}`));
    expect(actions.map(({ ifThen }) => ifThen !== '')).toEqual([true, false, false]);
  });

  it('has another one when the first guess was declined', async () => {
    const before = await samplePlan({ challenges: ['stress'] }, TODAY);
    const declined = before.situations.map(({ id }) => id);
    const { situations } = await samplePlan({ challenges: ['stress'] }, TODAY, { declined });
    expect(situations.map(({ id }) => id)).not.toEqual(declined);
  });

  it('passes over an id that no situation has', async () => {
    const { situations } = await samplePlan({ goals: ['balance'] }, TODAY, { situations: ['gone-since', 'leaving-nights'] });
    expect(situations.map(({ id }) => id)).toEqual(['leaving-nights']);
  });
});

describe.each(matcher.situations)('the plan for $id', ({ id }) => {
  it('shares no sentence with the plan for another', async () => {
    const plan = await samplePlan({ goals: ['balance'] }, TODAY, { situations: [id] });
    const others = new Set(
      matcher.situations.filter((one) => one.id !== id).flatMap((one) => JSON.stringify(one).split(/(?<=[.?!])["\s]+/)),
    );
    const said = plan.actions.flatMap(({ action, measure, steps }) => [action, measure, ...steps]);
    expect(said.filter((text) => others.has(text))).toEqual([]);
  });
});

it('knows the fallback timelines of the specification [spec 9.fallback.timeline 9.default.timeframe]', async () => {
  const timelines = async (timeframe?: Timeframe) =>
    (await samplePlan({ goals: ['promotion'], ...(timeframe && { timeframe }) }, TODAY)).actions.map(({ timeline }) => timeline);
  expect(await timelines()).toEqual(['3 months', '3 months', '3 months']);
  expect(await timelines('1_year')).toEqual(['6 months', '6 months', '6 months']);
});

it.each([
  ['entry', 'Nobody expects you to know'],
  ['mid', 'You have some years of work'],
  ['senior', 'By now there are people'],
  ['executive', 'You answer for'],
] as const)('knows strengths of the level %s [spec 9.fallback.entry .mid .senior .executive]', async (careerLevel, words) => {
  const { strengths } = await samplePlan({ careerLevel }, TODAY);
  expect(strengths.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
});

it('has all four categories among the situations [spec 3.action.category]', async () => {
  const all = await Promise.all(matcher.situations.map(({ id }) => samplePlan({ goals: ['balance'] }, TODAY, { situations: [id] })));
  expect(new Set(all.flatMap(({ actions }) => actions.map(({ category }) => category))).size).toBe(4);
});
