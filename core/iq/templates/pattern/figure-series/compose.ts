import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { composeByRule, type FiguresPuzzle } from '../figures/compose-by-rule.ts';
import { pickNear } from '../figures/pick-axes.ts';
import { canFollow, layOut, nameOf, type SequenceKind } from './sequences.ts';

const SHOWN: Record<Level, number> = { 1: 5, 2: 5, 3: 5, 4: 7, 5: 7 };

/** What each level asks for: one aspect that changes, two, three, periods of two and of three beside each other, turns or values within others. */
function pickKinds(random: Random, level: Level): SequenceKind[] {
  const simple = (): SequenceKind => pickOne(random, ['step', 'two', 'three']);
  switch (level) {
    case 1:
      return [simple()];
    case 2:
      return [simple(), pickOne(random, ['step', 'two', 'three', 'bounce'])];
    case 3:
      return [simple(), pickOne(random, ['step', 'two']), pickOne(random, ['three', 'bounce'])];
    case 4:
      return ['two', 'three', pickOne(random, ['step', 'bounce'])];
    case 5:
      return [pickOne(random, ['turns', 'growing']), pickOne(random, ['turns', 'pairs']), pickOne(random, ['three', 'bounce'])];
  }
}

export function composeSeries(random: Random, level: Level): Composed<FiguresPuzzle> | null {
  const kinds = shuffle(random, pickKinds(random, level));
  const rules = kinds.map((kind) => ({ kind, shown: SHOWN[level], step: pickOne(random, [1, 2, 3]) }));
  return composeByRule(random, { rules, canFollow, pickValues: (dice, id, _, count) => pickNear(dice, id, count), layOut, nameOf });
}
