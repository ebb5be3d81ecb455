import type { ResponseModel } from '#core/iq/scoring/response-model.ts';
import { IQ_FORMS, type IqForm } from '#core/iq/forms.ts';
import type { Cell } from './run-cell.ts';
import { AS_DESIGNED, type World } from './taker.ts';

export interface SaidCell extends Cell {
  /** What is so, for people who do not know the letters. */
  readonly says: string;
}

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
const known = (name: string, says: string, world: Partial<World>, model: ResponseModel): SaidCell => ({
  name,
  says,
  world: { ...AS_DESIGNED, ...world },
  model,
  normSd: 0,
});

/** The scoring knows the slope and how uncertain difficulties are. */
export const CALIBRATED_CELLS: readonly SaidCell[] = [
  known('a 1.2, sigma_b 0', 'Slope 1.2, difficulties exact', { itemSd: 0 }, calibrated(1.2, 0)),
  known('a 1.2, sigma_b 0.5', 'Slope 1.2, difficulties off by 0.5', {}, calibrated(1.2, 0.5)),
  known('a 1.2, sigma_b 1', 'Slope 1.2, difficulties off by 1', { itemSd: 1 }, calibrated(1.2, 1)),
  known('a 0.9, sigma_b 0.5', 'Slope 0.9, difficulties off by 0.5', { slope: 0.9 }, calibrated(0.9, 0.5)),
  known('a 1.5, sigma_b 0.5', 'Slope 1.5, difficulties off by 0.5', { slope: 1.5 }, calibrated(1.5, 0.5)),
];

/** Scored as the product scores today: cautious, with a zero that is assumed. */
export const PROVISIONAL_CELLS: readonly SaidCell[] = [
  { name: 'a 1.2, sigma_b 0.5', says: 'Nothing beyond the small errors of difficulty that are expected', world: AS_DESIGNED },
  {
    name: 'a 0.9, sigma_b 0.5',
    says: 'Items tell abilities apart less sharply (slope 0.9 instead of 1.2)',
    world: { ...AS_DESIGNED, slope: 0.9 },
  },
  { name: 'slips 3%', says: 'Three answers in a hundred are slips', world: { ...AS_DESIGNED, slips: 0.03 } },
  { name: 'guesses right 1 in 5', says: 'A guess is right at least one time in five', world: { ...AS_DESIGNED, guess: 0.2 } },
  {
    name: 'templates off by SD 0.5',
    says: 'Whole kinds of items are harder or easier than meant',
    world: { ...AS_DESIGNED, templateSd: 0.5 },
  },
  { name: 'all loadings 0.7', says: 'The domains have less in common than assumed', world: { ...AS_DESIGNED, loading: 0.7 } },
  { name: 'population SD 1.2', says: 'People differ more than assumed', world: { ...AS_DESIGNED, abilitySd: 1.2 } },
  { name: 'plausible misfit', says: 'All at once: slopes, difficulties, slips, guesses and the zero of the scale', world: MISFIT },
];

/** The forms, as long as they are. */
export const FORM_CELLS: readonly (Cell & { readonly form: IqForm })[] = IQ_FORMS.map((form) => ({ name: form, form, world: AS_DESIGNED }));

/** Without what the review corrected: what the cautious scoring is worth. */
export const UNCORRECTED: SaidCell = {
  name: 'plausible misfit, scored as designed',
  says: 'All at once, scored without caution',
  world: MISFIT,
  model: calibrated(1.2, 0.5),
  normSd: 0,
};

/** 20 items of middle difficulty for everybody, with four options each, as tests on the web have. */
export const TOY: SaidCell = {
  name: 'a toy: 20 fixed items, 4 options',
  says: 'For comparison: 20 fixed items with four options',
  world: { ...AS_DESIGNED },
  model: calibrated(1.2, 0.5),
  normSd: 0,
  guess: 0.25,
  fixedLevel: 3,
};
