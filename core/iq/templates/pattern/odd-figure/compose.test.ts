import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import type { Composed } from '../../template.ts';
import { aspectsOf, type Figure } from '../figures/aspects.ts';
import { composeOdd } from './compose.ts';
import { findReasons, type OddPuzzle } from './solve.ts';

const COUNT = 120;

const known = new Map<Level, Composed<OddPuzzle>[]>();

function composeSome(level: Level): Composed<OddPuzzle>[] {
  const made = known.get(level) ?? [];
  for (let n = 0; made.length < COUNT; n++) {
    const composed = composeOdd(seededRandom(`odd ${level} ${n}`), level);
    if (composed) made.push(composed);
  }
  known.set(level, made);
  return made;
}

const shared = (a: Figure, b: Figure): number => aspectsOf(a).filter((id) => a[id] === b[id]).length;

/** How often it is right to take one of those of which a sign is the most, or the least. */
function hitRate(level: Level, sign: (figure: Figure, all: readonly Figure[]) => number): number {
  const hits = composeSome(level).map(({ puzzle: { options }, key }) => {
    const values = options.map((figure) => sign(figure, options));
    const most = Math.max(...values);
    const right = values[OPTION_IDS.indexOf(key)] ?? 0;
    return right < most ? 0 : 1 / values.filter((value) => value === most).length;
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / COUNT;
}

const commonness = (figure: Figure, all: readonly Figure[]): number => all.reduce((sum, other) => sum + shared(figure, other), 0);
const nearest = (figure: Figure, all: readonly Figure[]): number =>
  Math.max(...all.map((other) => (other === figure ? 0 : shared(figure, other))));

describe('odd figures', () => {
  it.each(LEVELS)('are told afterwards by the rule that they were made for, at level %i', (level) => {
    for (const { puzzle, rules } of composeSome(level)) {
      const names = rules.split(/[ :]/).filter((name) => !['kind', ''].includes(name) && !/^\d$/.test(name)); // prettier-ignore
      const [reason] = findReasons(puzzle.options);
      expect([rules, names.every((name) => reason?.by.includes(name))]).toEqual([rules, true]);
    }
  });

  it.each(LEVELS)('are neither rarer nor more common than others, nor have they a nearer twin, at level %i', (level) => {
    for (const sign of [commonness, nearest])
      for (const way of [1, -1]) expect(hitRate(level, (figure, all) => way * sign(figure, all))).toBeLessThan(0.31);
  });
});
