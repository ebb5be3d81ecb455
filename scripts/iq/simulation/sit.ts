import { shuffle } from '#core/random.ts';
import { LEVELS, type IqDomain, type Level } from '#core/iq/domains.ts';
import { difficultyOf } from '#core/iq/scoring/calibration.ts';
import { Posterior } from '#core/iq/scoring/posterior.ts';
import { PROVISIONAL_MODEL, type ResponseModel } from '#core/iq/scoring/response-model.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import { mostTelling } from '#core/iq/selection/choose-next.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { pickOne } from '#core/iq/templates/dice.ts';
import type { Random } from '#core/random.ts';

export interface SimulatedItem {
  readonly template: TemplateId;
  readonly domain: IqDomain;
  readonly level: Level;
  readonly difficulty: number;
  readonly guess: number;
}

export interface Design {
  readonly domains: readonly IqDomain[];
  readonly items: number;
  readonly model?: ResponseModel;
  /** How often a guess is right, whatever the template. */
  readonly guess?: number;
  /** The same level for everybody. */
  readonly fixedLevel?: Level;
}

const TEMPLATES_OF = Object.groupBy(TEMPLATE_IDS, (id) => TEMPLATE_CATALOGUE[id].domain) as Record<IqDomain, TemplateId[]>;
const FIRST_LEVELS: readonly Level[] = [1, 2];

/**
 * One sitting, chosen as `chooseNext` chooses, with one posterior that grows.
 * @param answered is told after each item
 */
export function sit(
  random: Random,
  { domains, items, model = PROVISIONAL_MODEL, guess, fixedLevel }: Design,
  respond: (item: SimulatedItem) => Outcome,
  answered: (posterior: Posterior, count: number, item: SimulatedItem) => void = () => {},
): Posterior {
  const posterior = new Posterior(domains, model);
  for (let count = 0; count < items;) {
    const levels = count === 0 ? FIRST_LEVELS : LEVELS;
    for (const domain of shuffle(random, domains)) {
      const template = pickOne(random, TEMPLATES_OF[domain]);
      const level = fixedLevel ?? mostTelling(template, levels, posterior.domain(domain).mean, model);
      const item = {
        template,
        domain,
        level,
        difficulty: difficultyOf(template, level),
        guess: guess ?? TEMPLATE_CATALOGUE[template].guess,
      };
      posterior.add({ ...item, outcome: respond(item) });
      count++;
      answered(posterior, count, item);
    }
  }
  return posterior;
}
