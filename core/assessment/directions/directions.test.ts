import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Direction } from '../assessment.ts';
import { INTERESTS } from '../questions.ts';
import { directionsFor } from './directions.ts';
import { INTEREST_FACTS } from './interest-facts.ts';
import { ONET_CREDIT } from './onet-credit.ts';
import { WORK_AREAS } from './work-areas.ts';

/** More than little: some interests have no work that asks for less. */
const ASKING = ['trade', 'degree', 'more', null] as const;
const anySchooling = fc.constantFrom(...ASKING);
const anyInterests = fc.uniqueArray(fc.constantFrom(...INTERESTS), { minLength: 1, maxLength: 8 });

describe.each(INTERESTS)('the facts on %s', (interest) => {
  const { areas, occupations } = INTEREST_FACTS[interest];

  it('are four to six occupations by code, title and job zone, each in an area of the interest', () => {
    expect(occupations.length).toBeGreaterThanOrEqual(4);
    expect(occupations.length).toBeLessThanOrEqual(6);
    for (const { code, title, jobZone, areas: strongest } of occupations) {
      expect(code).toMatch(/^\d\d-\d{4}\.\d\d$/);
      expect(title).toMatch(/^[A-Z]/);
      expect([1, 2, 3, 4, 5]).toContain(jobZone);
      expect(
        strongest.some((area) => areas.includes(area)),
        title,
      ).toBe(true);
    }
  });

  it.each(ASKING)('lead somewhere for schooling %s, in its nearest area first', (schooling) => {
    const [first] = directionsFor([interest], schooling);
    expect(first?.area).toBe(areas[0]);
    expect(first?.occupations).not.toEqual([]);
  });
});

it('an occupation is told alike wherever it stands', () => {
  const all = INTERESTS.flatMap((interest) => INTEREST_FACTS[interest].occupations);
  const byCode = new Map(all.map((occupation) => [occupation.code, occupation]));
  for (const occupation of all) expect(byCode.get(occupation.code)).toEqual(occupation);
});

describe('the directions of some interests', () => {
  it('say in which area they meet, with occupations of each', () => {
    expect(directionsFor(['data', 'science'], 'degree')).toEqual([
      {
        area: 'Investigative',
        text: 'You named data and science; O*NET, the American list of occupations, counts that as Investigative work: looking into things and explaining them.',
        occupations: [
          { code: '15-2051.00', title: 'Data Scientists' },
          { code: '19-2031.00', title: 'Chemists' },
          { code: '15-2051.01', title: 'Business Intelligence Analysts' },
        ],
        because: [
          { questionId: 'interests', answer: 'data' },
          { questionId: 'interests', answer: 'science' },
        ],
      },
      {
        area: 'Conventional',
        text: 'You named data; O*NET, the American list of occupations, counts that as Conventional work: keeping figures, records and systems in order.',
        occupations: [{ code: '15-2011.00', title: 'Actuaries' }],
        because: [{ questionId: 'interests', answer: 'data' }],
      },
    ]);
  });

  it('begin with those that manage for somebody who wants to lead people', () => {
    const titles = (isToLead: boolean) => directionsFor(['helping'], 'degree', isToLead)[0]?.occupations.map(({ title }) => title) ?? [];
    expect(titles(true)[0]).toBe('Social and Community Service Managers');
    expect(titles(false)[0]).not.toBe('Social and Community Service Managers');
  });

  it('begin with what was named first', () => {
    expect(directionsFor(['writing', 'selling'], 'degree').map(({ area }) => area)).toEqual(['Artistic', 'Enterprising']);
    expect(directionsFor(['selling', 'writing'], 'degree').map(({ area }) => area)).toEqual(['Enterprising', 'Artistic']);
  });

  it('name each interest by itself, also where its name has an “and”', () => {
    const text = (...interests: string[]) => directionsFor(interests, 'degree')[0]?.text;
    expect(text('money', 'organising')).toMatch(/^You named money and figures, and organising; /);
    expect(text('leading', 'selling', 'law')).toMatch(/^You named leading, selling, and law and rules; /);
  });

  it('differ by schooling', () => {
    expect(directionsFor(['leading'], 'trade')[0]?.occupations[0]?.title).toBe('First-Line Supervisors of Retail Sales Workers');
    expect(directionsFor(['leading'], 'more')[0]?.occupations[0]?.title).not.toBe('First-Line Supervisors of Retail Sales Workers');
  });

  it('are none for own words, whatever they are', () => {
    expect(directionsFor(['Data', 'bees', 'constructor', ''], 'degree')).toEqual([]);
    expect(directionsFor([], 'trade')).toEqual([]);
  });

  it('are at most three of at most three, no occupation twice, each because of an interest that was named', () => {
    fc.assert(
      fc.property(anyInterests, anySchooling, (interests, schooling) => {
        const directions = directionsFor(interests, schooling);
        const codes = directions.flatMap(({ occupations }) => occupations.map(({ code }) => code));
        expect(directions.length).toBeGreaterThanOrEqual(1);
        expect(directions.length).toBeLessThanOrEqual(3);
        expect(new Set(codes).size).toBe(codes.length);
        for (const direction of directions) {
          expect(Direction.parse(direction)).toEqual(direction);
          expect(Object.keys(WORK_AREAS)).toContain(direction.area);
          expect(direction.occupations.length).toBeGreaterThanOrEqual(1);
          expect(direction.occupations.length).toBeLessThanOrEqual(3);
          expect(direction.text).toMatch(/^You named [^.!?]+\.$/);
          for (const { answer } of direction.because) expect(interests).toContain(answer);
        }
      }),
    );
  });
});

it('the credit names the owner, the licence, the mark and what we did', () => {
  for (const part of [
    'U.S. Department of Labor, Employment and Training Administration',
    'CC BY 4.0',
    'trademark of USDOL/ETA',
    'modified',
  ]) {
    expect(ONET_CREDIT).toContain(part);
  }
  expect(ONET_CREDIT).not.toMatch(/profiler/i);
});
