import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problem.ts';
import { createBuiltinModel } from '../ports/ai/builtin.ts';
import type { LanguageModel } from '../ports/ai/language-model.ts';

export const BUILTIN = createBuiltinModel();

/**
 * What words this learner's replies: the service, if there is one and the learner has not declined it.
 * @throws {Problem} when a service is asked for and not set up
 */
export async function chooseModel(house: House, userId: LearnerId): Promise<LanguageModel> {
  if (await isBuiltinOnly(house, userId)) return BUILTIN;
  const { aiProvider } = house.brand.forHost(undefined);
  if (aiProvider === 'unconfigured') throw new Problem('ai_not_initialized');
  return house.model ?? BUILTIN;
}

export async function isBuiltinOnly(house: House, userId: LearnerId): Promise<boolean> {
  const row = await house.db.selectFrom('learnerSettings').select('isBuiltinOnly').where('userId', '=', userId).executeTakeFirst();
  return row?.isBuiltinOnly === 1;
}
