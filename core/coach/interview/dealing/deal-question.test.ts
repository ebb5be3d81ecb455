import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERVIEW_TYPES } from '../../conversation/context.ts';
import { DIFFICULTIES } from '#core/records/levels.ts';
import { SPOKEN } from '../../../../tests/support/samples/spoken-words.ts';
import type { Question } from '../question.ts';
import { dealQuestion, type Dealing } from './deal-question.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { roleFamiliesOf } from './role-families.ts';

const START: Dealing = { context: {}, seed: 'a', weakSpots: [], askedBefore: [] };

function deck(dealing: Partial<Dealing> = {}): Question[] {
  const dealt: Question[] = [];
  for (let place = 1; place <= INTERVIEW_QUESTIONS; place += 1)
    dealt.push(dealQuestion(SPOKEN.questions, place, { ...START, ...dealing }, dealt));
  return dealt;
}

const someDealing = fc.record({
  context: fc.record(
    {
      interviewType: fc.constantFrom(...INTERVIEW_TYPES),
      interviewDifficulty: fc.constantFrom(...DIFFICULTIES),
      targetRole: fc.constantFrom('Ward nurse', 'Software developer', 'Head chef', 'Astronaut', '<script>'),
    },
    { requiredKeys: [] },
  ),
  seed: fc.string(),
  weakSpots: fc.subarray(['conflict', 'own-mistake', 'outcome', 'hard-choice', 'no such thing'], { maxLength: 3 }),
  askedBefore: fc.subarray(
    SPOKEN.questions.map(({ id }) => id),
    { maxLength: 60 },
  ),
});

describe('the deck', () => {
  it('opens with an introduction of 60 seconds and closes on why here [spec 9.coach.opener]', () => {
    fc.assert(
      fc.property(someDealing, (dealing) => {
        const dealt = deck(dealing);
        expect(dealt[0]?.text).toMatch(/60[ -]second/);
        expect(dealt.at(-1)?.family).toBe('why-here');
      }),
    );
  });

  it('holds no question twice, and in between none that was asked lately', () => {
    fc.assert(
      fc.property(someDealing, (dealing) => {
        const ids = deck(dealing).map(({ id }) => id);
        expect(new Set(ids).size).toBe(INTERVIEW_QUESTIONS);
        expect(ids.slice(1, -1).filter((id) => dealing.askedBefore.includes(id))).toEqual([]);
      }),
    );
  });

  it('fits the difficulty and the kind of work', () => {
    fc.assert(
      fc.property(someDealing, (dealing) => {
        const { targetRole, interviewDifficulty } = dealing.context;
        const own = roleFamiliesOf(targetRole);
        for (const { roles, difficulty } of deck(dealing)) {
          expect(roles === 'any' || roles.some((role) => own.includes(role))).toBe(true);
          if (interviewDifficulty) expect(difficulty).toContain(interviewDifficulty);
        }
      }),
    );
  });

  it('is the same for the same seed, and another for another', () => {
    expect(deck()).toEqual(deck());
    expect(new Set('abcdefgh'.split('').map((seed) => deck({ seed })[1]?.id)).size).toBeGreaterThan(4);
  });

  it.each(INTERVIEW_TYPES)('asks mostly %s questions when that is wanted', (interviewType) => {
    const types = deck({ context: { interviewType, targetRole: 'Nurse' } })
      .slice(1, -1)
      .map(({ type }) => type);
    expect(types.filter((type) => type === interviewType).length).toBeGreaterThanOrEqual(3);
  });

  it('brings a weak spot back in other words', () => {
    const askedBefore = ['mistake-at-work'];
    for (const seed of 'abcdefgh') {
      const again = deck({ seed, weakSpots: ['own-mistake'], askedBefore })[1];
      expect(again?.family).toBe('own-mistake');
      expect(again?.id).not.toBe('mistake-at-work');
      expect(deck({ seed, weakSpots: ['conflict'] })[1]?.slots).toContain('conflict');
    }
  });

  it('mixes what it asks about', () => {
    for (const seed of 'abcdefgh') expect(new Set(deck({ seed }).map(({ competency }) => competency)).size).toBeGreaterThanOrEqual(5);
  });

  it('never runs out while questions are passed over', () => {
    const dealt: Question[] = [];
    while (dealt.length < 200) dealt.push(dealQuestion(SPOKEN.questions, 3, START, dealt));
    expect(new Set(dealt).size).toBe(200);
  });

  it('begins again where a small bank has been asked through', () => {
    const few = SPOKEN.questions.filter(({ family }) => family === 'introduction' || family === 'why-here');
    const dealt: Question[] = [];
    while (dealt.length < 40) dealt.push(dealQuestion(few, 3, START, dealt));
    expect(new Set(dealt).size).toBe(few.length);
  });
});

describe('the kind of work', () => {
  it.each([
    ['Staff nurse', 'care'],
    ['Warehouse operative', 'logistics'],
    ['Primary school teacher', 'education'],
    ['Backend developer', 'software'],
    ['Barista', 'retail'],
    ['Electrician', 'trades'],
    ['Head of operations', 'management'],
  ])('of %s is %s', (role, family) => expect(roleFamiliesOf(role)).toContain(family));

  it('is taken from the industry too, and may be unknown', () => {
    expect(roleFamiliesOf('Advisor', 'Pharmaceutical retail')).toEqual(['care', 'retail']);
    expect(roleFamiliesOf('Barrister', undefined)).toEqual([]);
  });
});
