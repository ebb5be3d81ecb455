import { seededRandom } from '../../random.ts';
import type { IqDomain, Level } from '../domains.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from '../templates/catalogue.ts';
import { findTemplate } from '../templates/templates.ts';
import type { Template, Thrown } from '../templates/template.ts';
import { guessRate } from '../item/guess-rate.ts';
import { guessOf } from '../templates/short-cuts.ts';
import type { Presentation } from '../item/presentation.ts';
import type { ItemStep } from '../item/steps.ts';

/** Counts up with every change that gives other items for the same seed: the golden items of the tests say when. */
export const GENERATOR_VERSION = 13;

/** Each template finds an item well before. */
const MAX_THROWS = 400;

/** All that makes an item once more, as long as `GENERATOR_VERSION` is the same. */
export interface ItemSource {
  readonly template: TemplateId;
  readonly level: Level;
  readonly seed: string;
}

export interface MadeItem extends ItemSource {
  readonly domain: IqDomain;
  readonly presentation: Presentation;
  /** The right answer as `readAnswer` writes it. It stays on the server until the sitting has ended. */
  readonly key: string;
  /** `steps`, one after the other. */
  readonly explanation: string;
  readonly steps: readonly ItemStep[];
  readonly rules: string;
  readonly signature: string;
  /** How often a guess is right. */
  readonly guess: number;
}

const isSound = ({ solutions, key }: Thrown): boolean => solutions.length === 1 && solutions[0] === key;

/**
 * An item that has one right answer, by its template's solver.
 * @param avoided signatures of items that this person has seen
 * @throws {RangeError} when the dice never come to one
 */
export function makeItem({ template: id, level, seed }: ItemSource, avoided: ReadonlySet<string> = new Set()): MadeItem {
  const template = findTemplate(id);
  for (let n = 0; n < MAX_THROWS; n++) {
    const source = { template: id, level, seed: `${seed}.${n}` };
    const thrown = throwAt(template, source);
    if (thrown && isSound(thrown) && !avoided.has(thrown.signature)) return toItem(source, thrown);
  }
  throw new RangeError(`No item of ${id} at level ${level} from the seed ${seed}`);
}

/**
 * The same item once more.
 * @throws {RangeError} when the source is not that of an item that was made
 */
export function remakeItem(source: ItemSource): MadeItem {
  const thrown = throwAt(findTemplate(source.template), source);
  if (!thrown) throw new RangeError(`No item of ${source.template} at level ${source.level} has the seed ${source.seed}`);
  return toItem(source, thrown);
}

export const throwAt = (template: Template, { level, seed }: ItemSource): Thrown | null =>
  template.throwOnce(seededRandom(`${template.id} ${level} ${seed}`), level);

function toItem(source: ItemSource, thrown: Thrown): MadeItem {
  const presentation = thrown.present();
  const steps = thrown.explain();
  return {
    ...source,
    domain: TEMPLATE_CATALOGUE[source.template].domain,
    presentation,
    key: thrown.key,
    explanation: steps.map(({ text }) => text).join(' '),
    steps,
    rules: thrown.rules,
    signature: thrown.signature,
    guess: guessOf(source.template, source.level, thrown.guess ?? guessRate(presentation.format)),
  };
}
