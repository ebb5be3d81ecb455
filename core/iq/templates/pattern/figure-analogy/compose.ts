import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { ASPECT_IDS } from '../figures/aspects.ts';
import { composeByRule, type FiguresPuzzle } from '../figures/compose-by-rule.ts';
import { pickNear } from '../figures/pick-axes.ts';
import { canFollow, layOut, nameOf, PARTS, type Change, type ChangeKind } from './changes.ts';

/** Parts times changes: 1 x 1, 1 x 2, 2 x 2, 2 x 3, 3 x 3. What stays as it was must be carried over. */
function pickChanges(random: Random, level: Level): Change[] {
  const kind = (): ChangeKind => pickOne(random, ['step', 'becomes', 'step', 'mirror']);
  const change = (part = 0): Change => ({ kind: kind(), among: PARTS[part] ?? [] });
  const carried: Change = { kind: 'same', among: ASPECT_IDS };
  const large = pickOne(random, [0, 1]);
  const places = [0, 1, 2, 3, 4, 5];
  const [small] = pickMany(random, [2, 3, 4, 5], 1);
  switch (level) {
    case 1:
      return [change(pickOne(random, places)), carried];
    case 2:
      return [change(large), change(large), carried];
    case 3:
      return [...pickMany(random, places, 2).map(change), carried];
    case 4:
      return [change(large), change(large), change(small)];
    case 5:
      return [...pickMany(random, places, 3).map(change), carried];
  }
}

export const composeAnalogy = (random: Random, level: Level): Composed<FiguresPuzzle> | null =>
  composeByRule(random, {
    rules: pickChanges(random, level),
    canFollow,
    pickValues: (dice, id, _, count) => pickNear(dice, id, count),
    layOut,
    nameOf,
  });
