import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import type { Composed } from '../../template.ts';
import { composeAnalogy } from '../figure-analogy/compose.ts';
import { composeSeries } from '../figure-series/compose.ts';
import { composeMatrix } from '../matrix-additive/compose.ts';
import { aspectsOf, type Figure } from './aspects.ts';
import type { FiguresPuzzle } from './figures-puzzle.ts';

const COUNT = 400;

/** How many aspects of the right option are as at each place of what is shown, and how many of an option are on the mean. */
function sharesAt({ puzzle: { shown, options }, key }: Composed<FiguresPuzzle>): { right: number; wrong: number }[] {
  const right = options[OPTION_IDS.indexOf(key)] ?? {};
  const has = (figure: Figure, place: number): number => aspectsOf(figure).filter((id) => shown[place]?.[id] === figure[id]).length;
  return shown.map((_, place) => ({
    right: has(right, place),
    wrong: options.reduce((sum, option) => sum + has(option, place), 0) / options.length,
  }));
}

describe.each([
  ['figure series', composeSeries],
  ['figure analogies', composeAnalogy],
  ['squares', composeMatrix],
] as const)('options of %s', (_, compose) => {
  it.each(LEVELS)('have as much in common with each place, whether right or wrong, at level %i', (level) => {
    const gaps: number[][] = [];
    for (let n = 0; gaps.length < COUNT; n++) {
      const made = compose(seededRandom(`even ${level} ${n}`), level);
      if (made) gaps.push(sharesAt(made).map(({ right, wrong }) => right - wrong));
    }
    const means = gaps[0]?.map((__, place) => gaps.reduce((sum, gap) => sum + (gap[place] ?? 0), 0) / COUNT) ?? [];
    for (const mean of means) expect(Math.abs(mean)).toBeLessThan(0.12);
  });
});
