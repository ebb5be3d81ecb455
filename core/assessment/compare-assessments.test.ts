import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeAssessment, makePlannedAction } from '../../tests/support/samples/make-assessment.ts';
import { CAREER_LEVELS } from '../records/levels.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { STANCES, type Assessment } from './assessment.ts';
import { compareAssessments, type ListChange } from './compare-assessments.ts';
import { describeComparison } from './describe-comparison.ts';
import { CAREER_GOALS, CHALLENGES, INTERESTS, LIST_QUESTIONS, TIMEFRAMES } from './questions.ts';

const picks = (choices: readonly string[]) =>
  fc.uniqueArray(fc.oneof(fc.constantFrom(...choices), fc.constantFrom('bees', 'Моя работа', '“<b>”')), { maxLength: 8 });
const anyAssessment: fc.Arbitrary<Assessment> = fc
  .record({
    careerLevel: fc.option(fc.constantFrom(...CAREER_LEVELS), { nil: undefined }),
    timeframe: fc.option(fc.constantFrom(...TIMEFRAMES), { nil: undefined }),
    interests: picks(INTERESTS),
    goals: picks(CAREER_GOALS),
    challenges: picks(CHALLENGES),
    stances: fc.dictionary(fc.constantFrom(...SKILL_IDS), fc.constantFrom(...STANCES), { maxKeys: 4 }),
    day: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ stances, day, ...profile }) =>
    makeAssessment({
      createdAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
      profile,
      skills: SKILL_IDS.flatMap((skill) => (stances[skill] ? [{ skill, stance: stances[skill], because: [] }] : [])),
      actionPlan: profile.challenges.map((challenge) => makePlannedAction({ id: `challenge:${challenge}` })),
    }),
  );

const withProfile = (createdAt: string, profile: Partial<Assessment['profile']>): Assessment =>
  makeAssessment({ createdAt, profile: { interests: [], goals: [], challenges: [], ...profile } });
const sorted = <T>(list: readonly T[]): T[] => list.toSorted();

/** All that a list held before, and after. */
const sides = <T>({ kept, added, gone }: ListChange<T>) => ({ before: sorted([...kept, ...gone]), after: sorted([...kept, ...added]) });

describe('two assessments compared', () => {
  it('lose no answer and invent none', () => {
    fc.assert(
      fc.property(anyAssessment, anyAssessment, (before, after) => {
        const { lists } = compareAssessments(before, after);
        for (const question of LIST_QUESTIONS) {
          expect(sides(lists[question])).toEqual({ before: sorted(before.profile[question]), after: sorted(after.profile[question]) });
        }
      }),
    );
  });

  it('the other way round have come what went, and gone what came', () => {
    fc.assert(
      fc.property(anyAssessment, anyAssessment, (before, after) => {
        const [forth, back] = [compareAssessments(before, after), compareAssessments(after, before)];
        for (const question of LIST_QUESTIONS) {
          expect(back.lists[question]).toMatchObject({ added: forth.lists[question].gone, gone: forth.lists[question].added });
        }
        expect(back.actions).toMatchObject({ added: forth.actions.gone, gone: forth.actions.added });
        expect(back.careerLevel).toEqual(forth.careerLevel && { before: forth.careerLevel.after, after: forth.careerLevel.before });
        expect(new Set(back.skills)).toEqual(
          new Set(forth.skills.map(({ skill, before: was, after: is }) => ({ skill, before: is, after: was }))),
        );
      }),
    );
  });

  it('that are one have nothing that changed', () => {
    fc.assert(
      fc.property(anyAssessment, (assessment) => {
        const { careerLevel, timeframe, lists, skills, actions } = compareAssessments(assessment, assessment);
        expect([careerLevel, timeframe, skills]).toEqual([null, null, []]);
        for (const { added, gone, isReordered } of [...Object.values(lists), actions]) {
          expect([added, gone, isReordered]).toEqual([[], [], false]);
        }
      }),
    );
  });

  it('take own words for the same whatever their case and accents, and see another order', () => {
    const { lists } = compareAssessments(
      withProfile('2026-05-09', { interests: ['data', 'Mon café'] }),
      withProfile('2026-06-09', { interests: ['mon cafe', 'data'] }),
    );
    expect(lists.interests).toEqual({ kept: ['mon cafe', 'data'], added: [], gone: [], isReordered: true });
  });

  it('tell where a skill stood and stands', () => {
    const because = [{ questionId: 'challenges' as const, answer: 'time' }];
    const { skills } = compareAssessments(
      makeAssessment({
        skills: [
          { skill: 'delegating', stance: 'hard', because },
          { skill: 'deciding', stance: 'wanted', because },
        ],
      }),
      makeAssessment({
        skills: [
          { skill: 'delegating', stance: 'strong', because },
          { skill: 'learning', stance: 'wanted', because },
        ],
      }),
    );
    expect(skills).toEqual([
      { skill: 'delegating', before: 'hard', after: 'strong' },
      { skill: 'learning', before: null, after: 'wanted' },
      { skill: 'deciding', before: 'wanted', after: null },
    ]);
  });
});

describe('a comparison in sentences', () => {
  const describeBoth = (before: Assessment, after: Assessment): string[] => describeComparison(compareAssessments(before, after));

  it('says what was named then and later', () => {
    const before = withProfile('2026-05-09', { careerLevel: 'mid', challenges: ['ai_change'], goals: ['promotion'] });
    const after = withProfile('2026-11-22', { careerLevel: 'senior', challenges: [], goals: ['promotion', 'open a bakery'] });
    expect(describeBoth(before, after)).toEqual([
      'You named AI changing the work as a challenge in May and did not in November.',
      'You named “open a bakery” as a goal in November and had not in May.',
      'Your level was “Mid-career” in May and “Senior” in November.',
      'Both plans have the same actions.',
    ]);
  });

  it('says what took the place of something, another order, and an answer that was not given', () => {
    const before = withProfile('2025-11-30', { challenges: ['confidence', 'stress'], interests: ['data', 'law'] });
    const after = withProfile('2026-11-22', { challenges: ['time'], interests: ['law', 'data'], timeframe: '1_year' });
    expect(describeBoth(before, after).slice(0, 3)).toEqual([
      'You named confidence and stress as challenges only in November 2025, and too little time only in November 2026.',
      'Your timeframe was not said in November 2025 and “1 year” in November 2026.',
      'You named the same interests in November 2025 and in November 2026, in another order.',
    ]);
  });

  it('tells days of one month, and times of one day, from each other', () => {
    const challenges = ['stress'];
    const sentences = (first: string, second: string) => describeBoth(withProfile(first, { challenges }), withProfile(second, {}))[0];
    expect(sentences('2026-05-09', '2026-05-21')).toBe('You named stress as a challenge on 9 May and did not on 21 May.');
    expect(sentences('2026-05-09T08:00:00.000Z', '2026-05-09T09:00:00.000Z')).toBe(
      'You named stress as a challenge the first time and did not the second time.',
    );
  });

  it('counts the actions that stand, came and went', () => {
    const actions = (...ids: string[]) => makeAssessment({ actionPlan: ids.map((id) => makePlannedAction({ id })) });
    const told = (before: Assessment, after: Assessment) => describeBoth(before, after).at(-1);
    expect(told(actions('a', 'b', 'c'), actions('b', 'c', 'd', 'e'))).toBe(
      'Of the actions, 2 stand in both plans, 2 are new and 1 is gone.',
    );
    expect(told(actions('a'), actions('b'))).toBe('Of the actions, none stands in both plans, 1 is new and 1 is gone.');
    expect(told(actions('a'), actions('a', 'b'))).toBe('Of the actions, 1 stands in both plans and 1 is new.');
  });

  it('cuts long words and long lists', () => {
    const long = ['x'.repeat(200), 'two', 'three', 'four', 'five'];
    const [sentence] = describeBoth(withProfile('2026-05-09', { goals: long }), withProfile('2026-06-09', {}));
    expect(sentence).toBe(`You named “${'x'.repeat(60)} …”, “two”, “three” and 2 more as goals in May and did not in June.`);
  });

  it('is two to four plain sentences that judge nothing, and says “the same” of the same alone', () => {
    fc.assert(
      fc.property(anyAssessment, anyAssessment, (before, after) => {
        const sentences = describeBoth(before, after);
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(sentences.length).toBeLessThanOrEqual(4);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/ {2}|[!?]|undefined|null|improve|better|worse|progress/i);
        }
        const isSame = sentences[0]!.startsWith('You gave the same answers');
        const answers = ({ profile }: Assessment) =>
          JSON.stringify([profile.careerLevel, profile.timeframe, ...LIST_QUESTIONS.map((question) => profile[question])]);
        expect(isSame).toBe(answers(before) === answers(after));
      }),
    );
  });
});
