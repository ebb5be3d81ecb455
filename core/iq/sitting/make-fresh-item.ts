import type { Level } from '../domains.ts';
import { makeItem, type MadeItem } from '../generator/make-item.ts';
import type { TemplateId } from '../templates/catalogue.ts';

/** An item that somebody is to be asked: which templates may make it, the best first, and what they have seen before. */
export interface ItemWish {
  readonly templates: readonly TemplateId[];
  readonly level: Level;
  readonly seed: string;
  /** Signatures that are not to come again. */
  readonly avoided: readonly string[];
  /** `rulesKey` of what was asked in the sitting: not again where that can be helped. */
  readonly avoidedRules: readonly string[];
}

/** Of one template, until it comes to rules that are new to the sitting. */
const TRIES = 5;

/** The same rules are another thing at another level. */
export const rulesKey = ({ template, level, rules }: Pick<MadeItem, 'template' | 'level' | 'rules'>): string =>
  `${template} ${level} ${rules}`;

/**
 * An item of the first template that comes to one.
 * @throws {RangeError} when none does
 */
export function makeFreshItem({ templates, level, seed, avoided, avoidedRules }: ItemWish): MadeItem {
  const [seen, rules] = [new Set(avoided), new Set(avoidedRules)];
  for (const template of templates) {
    let last: MadeItem | null = null;
    for (let n = 0; n < TRIES; n++) {
      last = tryToMake(template, level, `${seed}.${n}`, seen) ?? last;
      if (last && !rules.has(rulesKey(last))) break;
    }
    if (last) return last;
  }
  throw new RangeError(`No item of level ${level} comes of ${templates.join(', ')} from the seed ${seed}`);
}

function tryToMake(template: TemplateId, level: Level, seed: string, seen: ReadonlySet<string>): MadeItem | null {
  try {
    return makeItem({ template, level, seed }, seen);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
