import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ASPECTS, valueCount, type AspectId } from '../figures/aspects.ts';
import { composeByRule, type FiguresPuzzle } from '../figures/compose-by-rule.ts';
import { pickNear } from '../figures/pick-axes.ts';
import { canFollow, layOut, type RuleKind } from './rules.ts';

/** What each level asks for: one rule, two, two and a distribution of three, three of which none is simple, four. */
function pickRules(random: Random, level: Level): RuleKind[] {
  const simple = (): RuleKind => pickOne(random, ['across', 'down']);
  const hard = (): RuleKind => pickOne(random, ['both', 'sum']);
  switch (level) {
    case 1:
      return [simple()];
    case 2:
      return [simple(), simple()];
    case 3:
      return ['three', simple(), simple()];
    case 4:
      return [hard(), 'three', 'three'];
    case 5:
      return [hard(), 'three', 'three', pickOne(random, [simple(), 'three'])];
  }
}

/** The middle one of three ordered values cannot end a row of steps. */
function pickValues(random: Random, id: AspectId, rule: RuleKind | undefined, count: number): number[] {
  const isShort = ASPECTS[id].kind === 'ordered' && valueCount(id) === 3;
  return isShort && (rule === 'across' || rule === 'down') ? [0, 2] : pickNear(random, id, count);
}

export const composeMatrix = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeByRule(random, { rules: shuffle(random, pickRules(random, level)), canFollow, pickValues, layOut, nameOf: (rule) => rule });
