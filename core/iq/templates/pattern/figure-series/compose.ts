import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/compose-by-rule.ts';
import { composeUnremarkable } from '../figures/compose-unremarkable.ts';
import { canFollow, layOut, nameOf, type SequenceKind } from './sequences.ts';

/** The last figures. */
const NEARBY = [[-1], [-2], [-3]] as const;
/** Values that come again stand out as such, whatever stands beside them. */
const LIMIT: Record<Level, number> = { 1: 1, 2: 2, 3: 2, 4: 4, 5: 2 };

const SHOWN: Record<Level, number> = { 1: 5, 2: 5, 3: 5, 4: 7, 5: 7 };

/** What each level asks for: one aspect that changes beside one that steps on, two, three, periods of two and of three beside each other, turns or values within others. */
function pickKinds(random: Random, level: Level): SequenceKind[] {
  const simple = (): SequenceKind => pickOne(random, ['step', 'two', 'three']);
  switch (level) {
    case 1:
      return [simple(), 'step'];
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
  return composeUnremarkable(random, {
    rules,
    nearby: NEARBY,
    limit: LIMIT[level],
    canFollow,
    layOut: (dice, id, rule, right) => layOut(dice, id, rule, right, []),
    nameOf,
  });
}
