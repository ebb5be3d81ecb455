import { describe, expect, it } from 'vitest';
import { changeOneAnswer, sampleProfile } from '../../../tests/support/samples/sample-profile.ts';
import { seededRandom } from '../../random.ts';
import type { AnsweredProfile } from '../answers.ts';
import { ACTION_CATEGORIES, AnswerPlan, PRIORITIES, type AnswerRef } from '../assessment.ts';
import { CHALLENGES, DEFAULT_TIMEFRAME, LIST_QUESTIONS, QUESTION_IDS, type QuestionId, type Timeframe } from '../questions.ts';
import { draftActions } from './actions/draft-actions.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { makePlan } from './make-plan.ts';
import { WEEK_WORKDAYS, workdaysAfter } from './plan-days.ts';

const TODAY = '2026-11-22';
/** The Friday that ends so many weeks: today is a Sunday. */
const lastWorkday = (weeks: number): string => workdaysAfter(TODAY, weeks * WEEK_WORKDAYS);
const SAMPLES = 20_000;
/** Of them, where each is planned again. */
const PLANNED_AGAIN = 2000;
const LAST_DAYS: Readonly<Record<Timeframe, string>> = {
  '3_months': '2027-02-21',
  '6_months': '2027-05-23',
  '1_year': '2027-11-21',
  '2_years': '2028-11-19',
};

const random = seededRandom('plans');
/** What a learner sees of the actions, without days. */
const show = ({ actions }: AnswerPlan): string =>
  JSON.stringify(actions.map(({ id: _id, because: _because, dueOn: _dueOn, ...seen }) => seen));

const sampled = Array.from({ length: SAMPLES }, () => sampleProfile(random));
const plans = sampled.map((profile) => {
  const plan = makePlan(profile, TODAY);
  return { profile, plan, shown: show(plan) };
});

const allSentences = (plan: AnswerPlan) => [
  plan.headline,
  ...plan.strengths,
  ...plan.developmentAreas,
  ...plan.recommendedPath,
  ...plan.actions,
  ...plan.nextSteps,
  ...plan.insight,
  ...plan.assumptions,
  ...plan.skills,
  ...plan.milestones,
  ...plan.directions,
];

function answersTo(profile: AnsweredProfile, questionId: QuestionId): readonly string[] {
  if (questionId === 'career_level') return profile.careerLevel ? [profile.careerLevel] : [];
  if (questionId === 'timeframe') return profile.timeframe ? [profile.timeframe] : [];
  return profile[questionId];
}

const isFrom = (profile: AnsweredProfile, { questionId, answer }: AnswerRef): boolean => {
  const given = answersTo(profile, questionId);
  return answer === null ? given.length === 0 : given.includes(answer);
};

describe('over 20,000 answer sets', () => {
  it('no two different ones have the same actions', () => {
    const seen = new Map<string, string>();
    for (const { profile, shown } of plans) {
      const answers = JSON.stringify(profile);
      const known = seen.get(shown) ?? answers;
      if (known !== answers) expect(known).toBe(answers);
      seen.set(shown, answers);
    }
    expect(seen.size).toBeGreaterThan(SAMPLES * 0.9);
  });

  it('one answer otherwise gives other actions', () => {
    for (const { profile, shown } of plans.slice(0, PLANNED_AGAIN)) {
      const other = changeOneAnswer(profile, random);
      if (QUESTION_IDS.every((question) => answersTo(other, question).length === 0)) continue;
      if (show(makePlan(other, TODAY)) === shown) expect.fail(`${JSON.stringify(profile)} and ${JSON.stringify(other)}`);
    }
  });

  it('each section is filled and of its shape', () => {
    for (const { plan } of plans.slice(0, SAMPLES / 10)) expect(AnswerPlan.parse(plan)).toEqual(plan);
    for (const { plan } of plans) {
      const { strengths, developmentAreas, recommendedPath, actions, nextSteps, insight, skills, milestones } = plan;
      const lengths = [strengths, developmentAreas, actions, skills].map(({ length }) => length);
      if (Math.min(...lengths) === 0) expect(lengths).not.toContain(0);
      if (nextSteps.length !== 3 || milestones.length !== 4) expect.fail(JSON.stringify(plan));
      for (const { length } of [recommendedPath, insight]) if (length < 2 || length > 4) expect.fail(`${length} sentences`);
      for (const { steps } of actions) if (steps.length < 2 || steps.length > 4) expect.fail(steps.join(' '));
    }
  });

  it('each sentence comes from answers that were given or skipped, and each answer is in one', () => {
    for (const { profile, plan } of plans) {
      const parts = allSentences(plan);
      for (const part of parts) {
        if (part.because.length === 0 || !part.because.every((ref) => isFrom(profile, ref))) expect.fail(JSON.stringify([profile, part]));
      }
      const used = new Set(parts.flatMap(({ because }) => because.map(({ questionId, answer }) => `${questionId}:${answer}`)));
      const given = QUESTION_IDS.flatMap((question) => answersTo(profile, question).map((answer) => `${question}:${answer}`));
      const unused = given.filter((answer) => !used.has(answer));
      if (unused.length > 0) expect(unused).toEqual([]);
    }
  });

  it('each action has a weekday of its own, after today and within its time', () => {
    for (const { profile, plan } of plans) {
      const days = plan.actions.map(({ dueOn }) => dueOn);
      const isInOrder = days.every((day, i) => day > (days[i - 1] ?? TODAY));
      const isWeekday = days.every((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
      const last = LAST_DAYS[profile.timeframe ?? DEFAULT_TIMEFRAME];
      if (!isInOrder || !isWeekday || days.some((day) => day > last)) expect.fail(days.join(' '));
      if (plan.milestones.some(({ on }, i) => on <= (plan.milestones[i - 1]?.on ?? TODAY) || on > last))
        expect.fail(JSON.stringify(plan.milestones));
    }
  });

  it('the first action is due within four weeks, or as soon as it can be done', () => {
    for (const { profile, plan } of plans) {
      const [{ weeks }] = draftActions(profile) as [DraftAction, ...DraftAction[]];
      if (plan.actions[0]!.dueOn > lastWorkday(Math.max(4, weeks))) expect.fail(plan.actions[0]!.dueOn);
    }
  });

  it('no action is due before it can be done', () => {
    for (const { profile, plan } of plans) {
      for (const [i, { weeks, action }] of draftActions(profile).entries())
        if (plan.actions[i]!.dueOn < lastWorkday(weeks)) expect.fail(`${action}: ${plan.actions[i]!.dueOn}`);
    }
  });

  it('at most ten actions are more than low', () => {
    for (const { plan } of plans) if (plan.actions.slice(10).some(({ priority }) => priority !== 'low')) expect.fail(plan.headline.text);
  });

  it('what is more important comes first, and each action once', () => {
    for (const { plan } of plans) {
      const ranks = plan.actions.map(({ priority }) => PRIORITIES.indexOf(priority));
      if (ranks[0] !== 0 || ranks.some((rank, i) => rank < (ranks[i - 1] ?? 0))) expect.fail(ranks.join(' '));
      if (new Set(plan.actions.map(({ id }) => id)).size !== plan.actions.length) expect.fail(plan.actions.map(({ id }) => id).join(' '));
    }
  });

  it('a challenge more is one action more, and the others keep their words', () => {
    for (const { profile, plan } of plans.slice(0, PLANNED_AGAIN)) {
      const more = CHALLENGES.find((challenge) => !profile.challenges.includes(challenge));
      if (profile.challenges.length === 0 || more === undefined) continue;
      const { actions } = makePlan({ ...profile, challenges: [...profile.challenges, more] }, TODAY);
      const words = ({ action, steps, ifThen, measure }: (typeof actions)[number]) => JSON.stringify([action, steps, ifThen, measure]);
      const kept = actions.filter(({ id }) => id !== `challenge:${more}`).map(words);
      if (actions.length !== plan.actions.length + 1 || kept.join() !== plan.actions.map(words).join())
        expect.fail(JSON.stringify(profile));
    }
  });

  it('each goal has one or two actions, each challenge one, each interest stands in one', () => {
    for (const { profile, plan } of plans) {
      const countFor = (questionId: QuestionId, answer: string) =>
        plan.actions.filter(({ because }) => because.some((ref) => ref.questionId === questionId && ref.answer === answer)).length;
      const counts = LIST_QUESTIONS.map((question) => profile[question].map((pick) => countFor(question, pick)));
      const [interests = [], goals = [], challenges = []] = counts;
      if (interests.some((n) => n !== 1) || challenges.some((n) => n !== 1) || goals.some((n) => n !== 1 && n !== 2))
        expect.fail(JSON.stringify(counts));
    }
  });
});

const NOTHING: AnsweredProfile = { interests: [], goals: [], challenges: [] };

it('knows the fallback timelines of the specification [spec 9.fallback.timeline 9.default.timeframe]', () => {
  const timelines = (timeframe?: Timeframe) =>
    makePlan({ ...NOTHING, goals: ['promotion'], challenges: ['time'], ...(timeframe && { timeframe }) }, TODAY).actions.map(
      ({ timeline }) => timeline,
    );
  const skippedInterests = 1;
  expect(timelines()).toHaveLength(3 + skippedInterests);
  expect(timelines()).toEqual(['3 months', '3 months', '6 months', '6 months']);
  expect(timelines('3_months')).toEqual(['6 weeks', '6 weeks', '3 months', '3 months']);
  expect(timelines('1_year')).toEqual(['6 months', '6 months', '1 year', '1 year']);
  expect(timelines('2_years')).toEqual(['1 year', '1 year', '2 years', '2 years']);
});

it.each([
  ['entry', 'You placed yourself at the start'],
  ['mid', 'You placed yourself in mid-career'],
  ['senior', 'You placed yourself as senior'],
  ['executive', 'You placed yourself as'],
] as const)('knows strengths of the level %s [spec 9.fallback.entry .mid .senior .executive]', (careerLevel, words) => {
  const { strengths } = makePlan({ ...NOTHING, careerLevel }, TODAY);
  expect(strengths).toHaveLength(2);
  expect(strengths[0]?.text).toContain(words);
});

it('has all four categories where the answers allow [spec 3.action.category]', () => {
  const { actions } = makePlan({ ...NOTHING, goals: ['change_field', 'new_job'], challenges: ['time'] }, TODAY);
  expect(new Set(actions.map(({ category }) => category))).toEqual(new Set(ACTION_CATEGORIES));
});

it('is the same plan again, and moves with the day alone', () => {
  const [profile] = sampled;
  expect(makePlan(profile!, TODAY)).toEqual(makePlan(profile!, TODAY));
  expect(show(makePlan(profile!, '2028-02-29'))).toBe(show(makePlan(profile!, TODAY)));
});

it('reads like a route', () => {
  const profile: AnsweredProfile = {
    careerLevel: 'mid',
    interests: ['data', 'teaching'],
    goals: ['lead_people', 'open a bakery'],
    challenges: ['delegating'],
    timeframe: '1_year',
  };
  const { headline, insight, actions, nextSteps } = makePlan(profile, TODAY);
  const route = [
    headline.text,
    ...insight.map(({ text }) => text),
    ...actions.map(({ dueOn, priority, category, action, steps }) => [dueOn, priority, category, action, steps.at(-1)].join(' | ')),
    ...nextSteps.map(({ text }) => text),
  ];
  expect(route.join('\n')).toMatchInlineSnapshot(`
    "Mid-career, towards leading people, learning to hand work over
    You want to lead people and find handing work over hard: it is the same step, so the first thing handed over is the first thing led.
    You like data and want to lead people: choose the first task you lead from that side of the work, since you can tell there what good work is.
    Five actions in a year leave time to repeat what works: answer the questions again when half of them are done.
    2027-01-01 | high | experience | Lead one small project with two others, with a weekly talk that you prepare. | Choose the task to lead from work where figures are the subject, such as a table that nobody has read closely.
    2027-03-24 | high | experience | Hand over one whole task, say who decides what, and look at it only on the days you agreed on. | Fix two days on which you look at it together.
    2027-06-11 | medium | education | Work through one course or book on leading, and try one thing from it in the same week you read it. | Begin with people who teach or train others, if you know any.
    2027-09-01 | medium | experience | Towards “open a bakery”: sell one service from what you do well to one paying customer, beside your job. | Work out what one sale costs you, in money and in hours.
    2027-11-19 | low | networking | Towards “open a bakery”: ask ten possible customers how they solve the problem today, without selling. | Ask when it came up last, and what they did about it.
    Begin today: write down whom you could lead and in which task, and ask them for half an hour.
    This week: list what you did in the last two weeks that somebody else could learn.
    By 1 January 2027: finish the first action, or write down what is still missing from its measure."
  `);
});
