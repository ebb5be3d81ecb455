import { expect, it } from 'vitest';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { seededRandom } from '#core/random.ts';
import { sit } from '../simulation/sit.ts';
import { correlation } from '../simulation/statistics.ts';
import { answer, AS_DESIGNED, drawErrors, drawTaker } from '../simulation/taker.ts';
import { estimateDifficulties, type CalibrationAnswer } from './estimate.ts';

const { domains } = FORM_PLANS.full;

it('finds again by how much templates are harder or easier than they were meant to be', () => {
  const random = seededRandom('calibration');
  const world = { ...AS_DESIGNED, slope: 1, itemSd: 0.2, templateSd: 0.7 };
  const errors = drawErrors(random, world);
  const sittings = Array.from({ length: 300 }, () => {
    const taker = drawTaker(random, domains, world);
    const answers: CalibrationAnswer[] = [];
    sit(random, {}, (item) => {
      const outcome = answer(random, world, errors, taker, item) ? 'right' : 'wrong';
      answers.push({ ...item, outcome });
      return outcome;
    });
    return { domains, answers };
  });
  const all = estimateDifficulties(sittings);
  const often = all.filter(({ answers }) => answers >= 140);
  expect(often.length).toBeGreaterThan(25);
  const found = often.map(({ difficulty, level }) => difficulty - (level - 3));
  const truth = often.map(({ template }) => errors.templates[template] ?? 0);
  expect(correlation(found, truth)).toBeGreaterThan(0.9);
  const total = all.reduce((sum, { answers }) => sum + answers, 0);
  expect(all.reduce((sum, { answers, difficulty, level }) => sum + answers * (difficulty - (level - 3)), 0) / total).toBeCloseTo(0, 6);
});

it('leaves what nobody answered as it was meant to be', () => {
  expect(estimateDifficulties([])).toEqual([]);
  const [cell] = estimateDifficulties([{ domains, answers: [{ template: 'order', level: 4, guess: 0.1, outcome: 'omitted' }] }]);
  expect(cell).toMatchObject({ difficulty: 1, answers: 0 });
});
