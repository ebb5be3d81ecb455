import { describe, expect, it } from 'vitest';
import type { Level } from '../domains.ts';
import { FORM_PLANS, IQ_FORMS, type IqForm } from '../forms.ts';
import { seededRandom } from '../../random.ts';
import { chanceOfRight, PROVISIONAL_MODEL } from '../scoring/response-model.ts';
import type { SittingResponse } from '../scoring/responses.ts';
import { TEMPLATE_IDS, TEMPLATE_CATALOGUE } from '../templates/catalogue.ts';
import { categoryOf, weighCategories } from './categories.ts';
import { describeChange, makeResult } from './make-result.ts';
import { IQ_CATEGORIES } from './result.ts';

type Change = (n: number, response: SittingResponse) => Partial<SittingResponse>;

function sitting(form: IqForm, change: Change = () => ({})): SittingResponse[] {
  const { domains, perDomain } = FORM_PLANS[form];
  return Array.from({ length: perDomain * domains.length }, (_, n) => {
    const domain = domains[n % domains.length] ?? 'logical';
    const template = TEMPLATE_IDS.filter((id) => TEMPLATE_CATALOGUE[id].domain === domain)[n % 6] ?? 'order';
    const response: SittingResponse = {
      ...{ itemId: `item-${n}`, domain, template, level: 3 as Level, guess: 0.125, outcome: n % 3 === 0 ? 'wrong' : 'right' },
      ...{ isScored: true, isRapid: false, isDescribed: false, timeSpentSec: 20 + n },
    };
    return { ...response, ...change(n, response) };
  });
}
const report = (change?: Change, form: IqForm = 'full') =>
  makeResult({ form, timing: 'standard', isScored: true, responses: sitting(form, change) });

describe('a result', () => {
  it('is a range with its best guess, on the scale', () => {
    const { iqScore, interval, percentile, percentileRange, dots, reliability, isNormed, notReportable } = report();
    expect(notReportable).toBeNull();
    expect(isNormed).toBe(false);
    expect([iqScore, interval, percentile, percentileRange]).toMatchInlineSnapshot(`
      [
        107,
        {
          "high": 124,
          "low": 91,
        },
        69,
        {
          "high": 94,
          "low": 27,
        },
      ]
    `);
    expect(dots).toHaveLength(20);
    expect(dots).toEqual(dots.toSorted((a, b) => a - b));
    expect(reliability).toBeGreaterThan(0.75);
  });

  it.each<[string, number, Change]>([
    ['everything right', 135, () => ({ outcome: 'right', level: 5 })],
    ['next to nothing right', 65, (n: number) => ({ outcome: n % 4 === 0 ? 'right' : 'wrong', level: 1 })],
  ])('stays on the scale of those who get %s', (_, end, change) => {
    const { iqScore, interval, percentile } = report(change);
    expect(iqScore).toBe(end);
    for (const points of [interval?.low, interval?.high]) expect(points).toBeGreaterThanOrEqual(65);
    expect(interval?.high).toBeLessThanOrEqual(135);
    expect(percentile).toBe(end === 135 ? 100 : 0);
  });

  it.each(IQ_FORMS)('has the domains of the form %s, and no other', (form) => {
    expect(Object.keys(report(undefined, form).domainScores)).toEqual(FORM_PLANS[form].domains);
  });

  it('does not go by speed', () => {
    const { timeAnalysis: _, responses: __, ...slow } = report((n) => ({ timeSpentSec: 200 + n }));
    const { timeAnalysis: ___, responses: ____, ...fast } = report((n) => ({ timeSpentSec: 12 + (n % 4) }));
    expect(fast).toEqual(slow);
  });

  it('does not go by items that were asked for calibration', () => {
    const plain = sitting('full');
    const extra = { ...(plain[0] as SittingResponse), itemId: 'extra', isScored: false, level: 5 as const, outcome: 'right' as const };
    const input = { form: 'full', timing: 'standard', isScored: true } as const;
    expect(makeResult({ ...input, responses: plain.toSpliced(3, 0, extra) })).toEqual(makeResult({ ...input, responses: plain }));
  });

  it('says which domain stands out, and that none does', () => {
    const { domainScores } = report((_, { domain }) => ({ outcome: domain === 'spatial' ? 'wrong' : 'right' }));
    expect(domainScores.spatial).toMatchObject({ stands: 'below', right: 0, answered: 8 });
    expect(Object.values(report(() => ({ outcome: 'right' })).domainScores).map((score) => score?.stands)).not.toContain('below');
  });

  it('is told in the fields of the specification', () => {
    const { questions, responses } = report();
    expect(questions[1]).toEqual({ id: 'item-1', category: 'pattern', difficulty: 3 });
    expect(responses[1]).toEqual({ questionId: 'item-1', isCorrect: true, timeSpent: 21, isOmitted: false, isRapid: false });
  });
});

describe('a sitting without a score', () => {
  const NOTHING = { iqScore: null, interval: null, percentile: null, category: null, categories: [], dots: [], composite: null };

  it('is practice', () => {
    const result = makeResult({ form: 'full', timing: 'standard', isScored: false, responses: sitting('full') });
    expect(result).toMatchObject({ ...NOTHING, notReportable: 'practice' });
    expect(new Set(Object.values(result.domainScores))).toEqual(new Set([null]));
    expect(result.responses).toHaveLength(40);
  });

  it('was hurried through, in more than 15 of 100 items', () => {
    const rapid = (items: number) => report((n) => (n < items ? { isRapid: true, outcome: 'omitted' } : {})).notReportable;
    expect(rapid(6)).toBeNull();
    expect(rapid(7)).toBe('rapid_answers');
  });

  it('left too much of a domain open, and tells nothing of the others either', () => {
    const result = report((n, { domain }) => (domain === 'verbal' && n < 25 ? { outcome: 'omitted' } : {}));
    expect(result).toMatchObject({ ...NOTHING, notReportable: 'too_few_answers' });
    expect(new Set(Object.values(result.domainScores))).toEqual(new Set([null]));
  });
});

describe('a short sitting', () => {
  it('gives a score with a wider range, and tells of no domain by itself', () => {
    const width = ({ interval }: ReturnType<typeof report>): number => (interval?.high ?? 0) - (interval?.low ?? 0);
    const short = report(undefined, 'short');
    expect(short.notReportable).toBeNull();
    expect(new Set(Object.values(short.domainScores))).toEqual(new Set([null]));
    expect(width(short)).toBeGreaterThan(width(report()) + 3);
  });

  it('gives none when a domain has fewer than two answers', () => {
    const left = (count: number) =>
      report((n, { domain }) => (domain === 'verbal' && n < 5 * count ? { outcome: 'omitted' } : {}), 'short').notReportable;
    expect([left(2), left(3)]).toEqual([null, 'too_few_answers']);
  });
});

describe('a sitting of guesses', () => {
  const guessed = (seed: string) => {
    const random = seededRandom(seed);
    return report((_, { guess }) => ({ level: 1, outcome: random() < guess ? 'right' : 'wrong' }));
  };

  it('gives no score, and no figure for how reliable it is', () => {
    const told = Array.from({ length: 200 }, (_, n) => guessed(`guess ${n}`));
    const refused = told.filter(({ notReportable }) => notReportable !== null);
    expect(refused.length).toBeGreaterThanOrEqual(180);
    for (const result of refused) expect(result).toMatchObject({ notReportable: 'chance_answers', iqScore: null, reliability: null });
    // What slips through is the range of who truly knows little, and claims little.
    for (const { notReportable, reliability } of told) if (notReportable === null) expect(reliability).toBeLessThan(0.8);
  });

  it('is not that of who finds hard what is easy: a score of 60 is told', () => {
    const random = seededRandom('hard');
    const told = Array.from({ length: 100 }, () =>
      report((_, { guess }) => ({ level: 1, outcome: random() < chanceOfRight(PROVISIONAL_MODEL, -2.7, -2, guess) ? 'right' : 'wrong' })),
    );
    expect(told.filter(({ notReportable }) => notReportable === null).length).toBeGreaterThanOrEqual(99);
  });
});

describe('times', () => {
  it('are averages of the answers that were thought about', () => {
    const { timeAnalysis } = report((n) => (n === 39 ? { isRapid: true, timeSpentSec: 1 } : {}));
    expect(timeAnalysis).toEqual({
      averageTimePerQuestion: 39,
      medianTimePerQuestion: 39,
      timeEfficiencyScore: null,
      speedVsAccuracyBalance: null,
      withheld: 'not_calibrated',
    });
  });

  it('are compared with those of others once these are known, and only under the same limit', () => {
    const pace = Object.fromEntries(TEMPLATE_IDS.map((id) => [id, { 1: 3.5, 2: 3.6, 3: 3.7, 4: 3.8, 5: 3.9 }])) as never;
    const input = { form: 'full', timing: 'standard', isScored: true, responses: sitting('full', () => ({ timeSpentSec: 15 })) } as const;
    expect(makeResult(input, pace).timeAnalysis).toMatchObject({ speedVsAccuracyBalance: 'faster', withheld: null });
    expect(makeResult({ ...input, timing: 'x2' }, pace).timeAnalysis).toMatchObject({
      timeEfficiencyScore: null,
      withheld: 'other_timing',
    });
  });
});

describe('categories', () => {
  it.each([
    [130, 'highly_gifted'],
    [129, 'superior'],
    [120, 'superior'],
    [119, 'high_average'],
    [110, 'high_average'],
    [109, 'average'],
    [90, 'average'],
    [89, 'low_average'],
    [80, 'low_average'],
    [79, 'below_average'],
  ])('has %d as %s [spec 9.category.highly-gifted .superior .high-average .average .low-average .below-average]', (score, category) =>
    expect(categoryOf(score)).toBe(category),
  );

  it('are as likely as the range says', () => {
    const weighed = weighCategories({ mean: 113, sd: 8 });
    expect(weighed.map(({ category, probability }) => [category, Math.round(100 * probability)])).toEqual([
      ['high_average', 46],
      ['average', 33],
      ['superior', 19],
      ['highly_gifted', 2],
    ]);
    expect(weighed.every(({ category }) => IQ_CATEGORIES.includes(category))).toBe(true);
  });
});

it('tells of a change only when chance and practice do not explain it, and what could have been told', () => {
  const first = { sittingId: 'a', finishedAt: '2026-01-01T00:00:00.000Z', form: 'full', composite: { mean: 0, sd: 0.44 } } as const;
  const change = (mean: number, form: IqForm = 'full') => describeChange(first, { form, composite: { mean, sd: 0.44 } });
  expect(change(0.3)).toMatchObject({ since: first.finishedAt, sittingId: 'a', points: 6, verdict: 'no_clear_change' });
  expect(change(1.5).verdict).toBe('higher');
  expect(change(-1.5).verdict).toBe('lower');
  expect(change(0.3)).toMatchObject({ isAcrossForms: false, claimedFrom: 24, foundFrom: 29 });
  const across = change(0.3, 'nonvisual');
  expect(across.isAcrossForms).toBe(true);
  expect(across.claimedFrom).toBeGreaterThan(24);
});
