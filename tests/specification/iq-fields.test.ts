import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IQ_DOMAINS, type IqDomain } from '#core/iq/domains.ts';
import type { IqAnalysis } from '#core/iq/analysis/analysis.ts';
import type { IqResult, TimeAnalysis } from '#core/iq/report/result.ts';
import { DOMAIN_WORDS } from '#core/iq/wording/domain-words.ts';
import { openTaker, type Intent } from '../support/houses/iq-taker.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';
import { factsOf } from './rows.ts';

type Stored = Awaited<ReturnType<typeof readStored>>;

/** Of the strong domain all is right, of the weak one nothing, of the others every second item. */
const STRONG: IqDomain = 'logical';
const WEAK: IqDomain = 'verbal';

let study: StudyHouse;
let told: IqResult;
let best: IqResult;
let stored: Stored;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  best = (await take(() => 'right')).result;
  const seen = new Map<IqDomain, number>();
  const mixed = await take((domain) => {
    const count = (seen.get(domain) ?? 0) + 1;
    seen.set(domain, count);
    if (domain === STRONG) return 'right';
    return domain === WEAK || count % 2 === 0 ? 'wrong' : 'right';
  });
  told = mixed.result;
  stored = await readStored(mixed.id);
});
afterAll(() => study.close());

async function take(intend: (domain: IqDomain) => Intent): Promise<{ id: string; result: IqResult }> {
  const taker = openTaker(study, await signUp(study.app));
  const sitting = await taker.begin();
  for (let { item } = sitting as { item: typeof sitting.item | null }; item;) {
    const { domain } = await study.house.db.selectFrom('iqResponse').select('domain').where('id', '=', item.id).executeTakeFirstOrThrow();
    ({ item } = await taker.answer(sitting.id, item, intend(domain)));
  }
  const finished = await taker.read(sitting.id);
  if (finished.state !== 'finished') throw new Error('It goes on.');
  return { id: sitting.id, result: finished.result };
}

const readStored = (sittingId: string) =>
  study.house.db
    .selectFrom('iqResponse')
    .select(['id', 'domain', 'level', 'outcome'])
    .where('sittingId', '=', sittingId)
    .where('isScored', '=', 1)
    .orderBy('position')
    .execute();

const rightOf = (domain?: IqDomain): number =>
  stored.filter((row) => row.outcome === 'right' && (domain === undefined || row.domain === domain)).length;

/** Of a normal distribution, by its logistic likeness: within two of a hundred. */
const percentileOf = (points: number): number => 100 / (1 + Math.exp((-1.702 * (points - 100)) / 15));

describe('the input of the analysis', () => {
  for (const [fact] of factsOf('3.iq-input'))
    it(`has its ${fact} [spec 3.iq-input.${fact}]`, () => {
      const held: Readonly<Record<string, () => void>> = {
        iqScore: () => {
          expect(best.iqScore).toBeGreaterThan(115);
          expect(told.iqScore).toBeLessThan(best.iqScore ?? 0);
          expect(told.iqScore).toBeGreaterThanOrEqual(told.interval?.low ?? Infinity);
          expect(told.iqScore).toBeLessThanOrEqual(told.interval?.high ?? 0);
        },
        percentile: () => {
          for (const { iqScore, percentile } of [told, best])
            expect(Math.abs((percentile ?? 999) - percentileOf(iqScore ?? 0))).toBeLessThan(3);
        },
        responses: () => expect(told.responses).toHaveLength(stored.length),
        questions: () => expect(told.questions).toHaveLength(stored.length),
        domainScores: () => expect(Object.keys(told.domainScores)).toEqual(IQ_DOMAINS),
        timeAnalysis: () => expect(told.timeAnalysis.averageTimePerQuestion).toBeGreaterThan(0),
      };
      expect(held).toHaveProperty(fact);
      held[fact]?.();
    });

  it('holds neither age nor education: they are not asked for, and not taken [spec 3.iq-user.info]', async () => {
    const start = { form: 'full', timing: 'standard', userInfo: { age: 40, education: 'none' } };
    expect((await (await signUp(study.app)).call('POST', '/api/iq/sittings', start)).status).toBe(422);
  });

  for (const [fact] of factsOf('3.iq-response'))
    it(`has the ${fact} of each response [spec 3.iq-response.${fact}]`, () => {
      const held: Readonly<Record<string, readonly unknown[]>> = {
        questionId: stored.map(({ id }) => id),
        isCorrect: stored.map(({ outcome }) => outcome === 'right'),
        timeSpent: stored.map(() => 20),
      };
      expect(told.responses.map((response) => response[fact as keyof typeof response])).toEqual(held[fact]);
    });

  for (const [fact] of factsOf('3.iq-question'))
    it(`has the ${fact} of each question [spec 3.iq-question.${fact}]`, () => {
      const held: Readonly<Record<string, readonly unknown[]>> = {
        id: stored.map(({ id }) => id),
        category: stored.map(({ domain }) => domain),
        difficulty: stored.map(({ level }) => level),
      };
      expect(told.questions.map((question) => question[fact as keyof typeof question])).toEqual(held[fact]);
    });

  for (const [fact] of factsOf('3.iq-domain'))
    it(`has a score of the domain ${fact} [spec 3.iq-domain.${fact}]`, () => {
      const domain = fact as IqDomain;
      const [own, highest] = [told, best].map(({ domainScores }) => domainScores[domain]);
      expect(own).toMatchObject({ answered: 8, right: rightOf(domain) });
      expect(own?.score).toBeGreaterThanOrEqual(own?.interval.low ?? Infinity);
      expect(own?.score).toBeLessThanOrEqual(own?.interval.high ?? 0);
      expect(highest?.score).toBeGreaterThan(domain === STRONG ? 110 : (own?.score ?? Infinity));
    });

  for (const [fact] of factsOf('3.iq-time'))
    it(`tells of time the ${fact} [spec 3.iq-time.${fact}]`, () => {
      const held: Partial<Record<string, unknown>> = {
        averageTimePerQuestion: 20,
        timeEfficiencyScore: null,
        speedVsAccuracyBalance: null,
      };
      expect(told.timeAnalysis[fact as keyof TimeAnalysis]).toBe(held[fact]);
      // Nobody's pace was measured yet, and that is said.
      expect(told.timeAnalysis.withheld).toBe('not_calibrated');
    });
});

it('has five domains, and asks eight items of each [spec 9.iq.domains]', () => {
  expect(IQ_DOMAINS).toHaveLength(5);
  for (const domain of IQ_DOMAINS) expect(told.questions.filter(({ category }) => category === domain)).toHaveLength(8);
});

it('asks items of the levels 1 to 5, harder ones after right answers and easier ones after wrong [spec 9.iq.levels]', () => {
  const levelsOf = ({ questions }: IqResult, domain: IqDomain): number[] =>
    questions.filter(({ category }) => category === domain).map(({ difficulty }) => difficulty);
  expect(Math.max(...levelsOf(best, STRONG))).toBe(5);
  expect(Math.min(...levelsOf(told, WEAK))).toBeLessThan(3);
  expect([...told.questions, ...best.questions].every(({ difficulty }) => [1, 2, 3, 4, 5].includes(difficulty))).toBe(true);
});

/** Whole sentences for people, each another one. */
const expectSentences = (texts: readonly string[], least: number): void => {
  expect(texts.length).toBeGreaterThanOrEqual(least);
  for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].{20,}[.?]$/su);
  expect(new Set(texts).size).toBe(texts.length);
};
const nameOf = (domain: IqDomain): RegExp => new RegExp(DOMAIN_WORDS[domain].name, 'i');

describe('the analysis', () => {
  for (const [fact] of factsOf('3.iq-analysis'))
    it(`has its ${fact} [spec 3.iq-analysis.${fact}]`, () => {
      const { analysis } = told;
      const held: Readonly<Record<string, () => void>> = {
        personalizedInsight: () => {
          for (const figure of [told.iqScore, told.interval?.low, told.interval?.high])
            expect(analysis.personalizedInsight).toContain(String(figure));
        },
        cognitiveStrengths: () => {
          expectSentences(analysis.cognitiveStrengths, 1);
          expect(analysis.cognitiveStrengths.join(' ')).toMatch(nameOf(STRONG));
          expect(analysis.cognitiveStrengths.join(' ')).not.toMatch(nameOf(WEAK));
        },
        developmentAreas: () => {
          expectSentences(analysis.developmentAreas, 1);
          expect(analysis.developmentAreas.join(' ')).toMatch(nameOf(WEAK));
          expect(analysis.developmentAreas.join(' ')).not.toMatch(nameOf(STRONG));
        },
        careerRecommendations: () => {
          expectSentences(analysis.careerRecommendations, 2);
          expect(analysis.careerRecommendations.join(' ')).toMatch(/career assessment/);
        },
        learningStyleAnalysis: () => {
          expectSentences([analysis.learningStyleAnalysis], 1);
          expect(analysis.learningStyleAnalysis).toMatch(/recall/i);
          expect(analysis.learningStyleAnalysis).toMatch(/spread|days/i);
        },
        improvementStrategies: () => expectSentences(analysis.improvementStrategies, 3),
        motivationalMessage: () => {
          expectSentences([analysis.motivationalMessage], 1);
          expect(analysis.motivationalMessage).toContain(`${rightOf()}`);
        },
        detailedBreakdown: () => expect(Object.keys(analysis.detailedBreakdown)).toEqual(factsOf('3.iq-breakdown').map(([name]) => name)),
        nextSteps: () => expectSentences(analysis.nextSteps, 2),
      };
      expect(held).toHaveProperty(fact);
      held[fact]?.();
    });

  for (const [i, [fact]] of factsOf('3.iq-breakdown').entries())
    it(`breaks down the ${fact} [spec 3.iq-breakdown.${fact}]`, () => {
      const domain = IQ_DOMAINS[i] ?? STRONG;
      const text = told.analysis.detailedBreakdown[fact as keyof IqAnalysis['detailedBreakdown']];
      expectSentences([text], 1);
      expect(text).toMatch(new RegExp(String.raw`\b${rightOf(domain)}\b`));
      expect(text).toContain(String(told.domainScores[domain]?.score));
    });
});
