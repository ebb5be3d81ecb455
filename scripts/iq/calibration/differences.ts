import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { PROVISIONAL_MODEL } from '#core/iq/scoring/response-model.ts';
import { climb } from './climb.ts';
import { expectedLog, type Estimate } from './estimate.ts';

/** A template that is harder or easier for some people than for others who are as able (differential item functioning). */
export interface Difference {
  readonly template: TemplateId;
  readonly group: string;
  readonly answers: number;
  /** By how many logits it is harder for them, and the standard error. */
  readonly shift: number;
  readonly error: number;
  readonly isLarge: boolean;
}

/** Of one template and group: fewer say nothing. */
export const MIN_GROUP_ANSWERS = 50;
/** Before an answer nobody is thought to differ much. */
const PRIOR_SD = 0.5;
/** In logits: what is called moderate for items of tests (1 on the delta scale). */
const LARGE = 0.43;
const SURE = 2.58;

/**
 * By template, for each group of people: how much harder it is for them than their ability lets expect.
 * @param groupOf the group of a sitting, by its place; null for nobody's
 */
export function findDifferences({ cells, slope, mean }: Estimate, groupOf: (sitting: number) => string | null): Difference[] {
  const model = { ...PROVISIONAL_MODEL, slope, difficultySd: 0 };
  const taken = cells.flatMap(({ template, difficulty, taken: of }) =>
    // Abilities were taken where those who came here have the mean 0.
    of.map((one) => ({ ...one, template, difficulty: difficulty - mean, group: groupOf(one.sitting) })),
  );
  const found: Difference[] = [];
  for (const answers of Map.groupBy(taken, ({ template, group }) => `${template} ${group}`).values()) {
    const [first] = answers;
    if (!first || first.group === null || answers.length < MIN_GROUP_ANSWERS) continue;
    const { at: shift, error } = climb(
      (by) => answers.reduce((sum, one) => sum + expectedLog(one, one.difficulty + by, model), 0) - by ** 2 / (2 * PRIOR_SD ** 2),
      0,
    );
    const isLarge = Math.abs(shift) >= LARGE && Math.abs(shift) > SURE * error;
    found.push({ template: first.template, group: first.group, answers: answers.length, shift, error, isLarge });
  }
  return found;
}
