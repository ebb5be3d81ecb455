import { GENERATOR_VERSION, type MadeItem } from '#core/iq/generator/make-item.ts';
import { isTemplateId } from '#core/iq/templates/catalogue.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { LineFull } from '../../fair-line.ts';
import type { ResponseRow } from './queries.ts';

/** The item of a row once more; null when this version of the generators makes another one of it. */
export async function remake(house: House, { userId, generatorVersion, template, level, seed }: ResponseRow): Promise<MadeItem | null> {
  if (generatorVersion !== GENERATOR_VERSION || !isTemplateId(template)) return null;
  try {
    return await house.planner.remakeItem({ id: userId }, { template, level, seed });
  } catch (error) {
    if (error instanceof LineFull) throw error;
    logFailure(error, `The item ${seed} of ${template} at level ${level} was not made again: `);
    return null;
  }
}
