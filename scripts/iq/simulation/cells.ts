import type { ResponseModel } from '#core/iq/scoring/response-model.ts';
import { IQ_FORMS, type IqForm } from '#core/iq/forms.ts';
import type { Cell } from './run-cell.ts';
import { AS_DESIGNED, type World } from './taker.ts';

const calibrated = (slope: number, difficultySd: number): ResponseModel => ({ slope, difficultySd, ceiling: 1 });
/** The errors that a test has which nobody has tried: the cell of the review. */
const MISFIT: World = {
  ...AS_DESIGNED,
  slope: 1,
  slopeLogSd: 0.3,
  itemSd: 0.4,
  templateSd: 0.5,
  domainSd: 0.3,
  commonSd: 0.33,
  slips: 0.02,
  guess: 0.15,
};
const known = (name: string, world: Partial<World>, model: ResponseModel): Cell => ({
  name,
  world: { ...AS_DESIGNED, ...world },
  model,
  normSd: 0,
});

/** The scoring knows the slope and how uncertain difficulties are. */
export const CALIBRATED_CELLS: readonly Cell[] = [
  known('a 1.2, sigma_b 0', { itemSd: 0 }, calibrated(1.2, 0)),
  known('a 1.2, sigma_b 0.5', {}, calibrated(1.2, 0.5)),
  known('a 1.2, sigma_b 1', { itemSd: 1 }, calibrated(1.2, 1)),
  known('a 0.9, sigma_b 0.5', { slope: 0.9 }, calibrated(0.9, 0.5)),
  known('a 1.5, sigma_b 0.5', { slope: 1.5 }, calibrated(1.5, 0.5)),
];

/** Scored as the product scores today: cautious, with a zero that is assumed. */
export const PROVISIONAL_CELLS: readonly Cell[] = [
  { name: 'a 1.2, sigma_b 0.5', world: AS_DESIGNED },
  { name: 'a 0.9, sigma_b 0.5', world: { ...AS_DESIGNED, slope: 0.9 } },
  { name: 'slips 3%', world: { ...AS_DESIGNED, slips: 0.03 } },
  { name: 'guesses right 1 in 5', world: { ...AS_DESIGNED, guess: 0.2 } },
  { name: 'templates off by SD 0.5', world: { ...AS_DESIGNED, templateSd: 0.5 } },
  { name: 'all loadings 0.7', world: { ...AS_DESIGNED, loading: 0.7 } },
  { name: 'population SD 1.2', world: { ...AS_DESIGNED, abilitySd: 1.2 } },
  { name: 'plausible misfit', world: MISFIT },
];

/** The forms, as long as they are. */
export const FORM_CELLS: readonly (Cell & { readonly form: IqForm })[] = IQ_FORMS.map((form) => ({ name: form, form, world: AS_DESIGNED }));

/** Without what the review corrected: what the cautious scoring is worth. */
export const UNCORRECTED: Cell = { name: 'plausible misfit, scored as designed', world: MISFIT, model: calibrated(1.2, 0.5), normSd: 0 };

/** 20 items of middle difficulty for everybody, with four options each, as tests on the web have. */
export const TOY: Cell = {
  name: 'a toy: 20 fixed items, 4 options',
  world: { ...AS_DESIGNED },
  model: calibrated(1.2, 0.5),
  normSd: 0,
  guess: 0.25,
  fixedLevel: 3,
};
