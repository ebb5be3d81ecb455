import type { IqDomain } from '#core/iq/domains.ts';
import { LOADINGS, sumSd } from '#core/iq/scoring/posterior.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import type { Random } from '#core/random.ts';
import { randomNormal } from './random-normal.ts';

/** How people and items truly are, which the scoring does not know. */
export interface World {
  /** a. */
  readonly slope: number;
  /** SD of the natural logarithm of a, item by item. */
  readonly slopeLogSd: number;
  /** SDs of the errors of difficulty, in logits: of each item, of a template in all its items, of a domain in all of its. */
  readonly itemSd: number;
  readonly templateSd: number;
  readonly domainSd: number;
  /** SD of an error that all items share: the zero of the scale. */
  readonly commonSd: number;
  /** How often somebody is wrong by a slip. */
  readonly slips: number;
  /** Least chance of a guess, whatever the format says. */
  readonly guess: number;
  /** Loadings that differ from the assumed ones. */
  readonly loading: number | null;
  /** SD of ability in the population. */
  readonly abilitySd: number;
}

export const AS_DESIGNED: World = {
  slope: 1.2,
  slopeLogSd: 0,
  itemSd: 0.5,
  templateSd: 0,
  domainSd: 0,
  commonSd: 0,
  slips: 0,
  guess: 0,
  loading: null,
  abilitySd: 1,
};

/** The same items for everybody: drawn once for each replication of the test. */
export interface ItemErrors {
  readonly common: number;
  readonly domains: Readonly<Record<string, number>>;
  readonly templates: Readonly<Record<string, number>>;
}

export function drawErrors(random: Random, world: World): ItemErrors {
  const draw = (keys: readonly string[], sd: number) => Object.fromEntries(keys.map((key) => [key, sd * randomNormal(random)]));
  return {
    common: world.commonSd * randomNormal(random),
    domains: draw(Object.keys(LOADINGS), world.domainSd),
    templates: draw(TEMPLATE_IDS, world.templateSd),
  };
}

export interface Taker {
  readonly domains: readonly IqDomain[];
  readonly abilities: Readonly<Record<IqDomain, number>>;
  /** The true composite, in SDs. */
  readonly composite: number;
}

export function drawTaker(random: Random, domains: readonly IqDomain[], world: World): Taker {
  const general = randomNormal(random);
  const abilities = Object.fromEntries(
    domains.map((domain) => {
      const loading = world.loading ?? LOADINGS[domain];
      return [domain, world.abilitySd * (loading * general + Math.sqrt(1 - loading ** 2) * randomNormal(random))];
    }),
  ) as Record<IqDomain, number>;
  return { domains, abilities, composite: domains.reduce((sum, domain) => sum + abilities[domain], 0) / sumSd(domains) };
}

/** Whether the answer is right. */
export function answer(
  random: Random,
  world: World,
  errors: ItemErrors,
  taker: Taker,
  item: { template: TemplateId; difficulty: number; guess: number },
): boolean {
  const { domain } = TEMPLATE_CATALOGUE[item.template];
  const difficulty =
    item.difficulty +
    errors.common +
    (errors.domains[domain] ?? 0) +
    (errors.templates[item.template] ?? 0) +
    world.itemSd * randomNormal(random);
  const slope = world.slope * Math.exp(world.slopeLogSd * randomNormal(random));
  const guess = Math.max(world.guess, item.guess);
  const p = guess + (1 - world.slips - guess) / (1 + Math.exp(-slope * (taker.abilities[domain] - difficulty)));
  return random() < p;
}
