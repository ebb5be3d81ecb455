import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { composeUnremarkable } from '../figures/compose-unremarkable.ts';
import { canFollow, layOut, type RuleKind } from './rules.ts';

/**
 * What each level asks for: two rules along the same lines; two of any kind; three; three of which one is hard and one goes both ways; four. With
 * one rule alone nothing else could differ in the options.
 */
function pickRules(random: Random, level: Level): RuleKind[] {
  const simple = (): RuleKind => pickOne(random, ['across', 'down']);
  const hard = (): RuleKind => pickOne(random, ['both', 'sum']);
  switch (level) {
    case 1: {
      const way = simple();
      return [way, way];
    }
    case 2:
      return [simple(), pickOne(random, [simple(), 'both', 'sum', 'three'])];
    case 3:
      return [pickOne(random, ['three', 'both', 'both']), simple(), simple()];
    case 4:
      return [hard(), 'both', pickOne(random, [simple(), 'three'])];
    case 5:
      return [hard(), 'both', simple(), pickOne(random, [simple(), 'three'])];
  }
}

const LIMIT: Record<Level, number> = { 1: 0.7, 2: 0.7, 3: 0.8, 4: 0.8, 5: 1.8 };

/** Row and column of the place that is asked for. */
const NEARBY = [[6, 7], [2, 5]] as const; // prettier-ignore

export const composeMatrix = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeUnremarkable(random, {
    rules: shuffle(random, pickRules(random, level)),
    nearby: NEARBY,
    limit: LIMIT[level],
    canFollow,
    layOut,
    nameOf: (rule) => rule,
  });
