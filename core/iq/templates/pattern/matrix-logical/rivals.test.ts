import { expect, it } from 'vitest';
import { seededRandom } from '../../../../random.ts';
import { contest, pickOperation, showRule, type Rule } from './rivals.ts';

const CHANCES = { or: 0.2, and: 0.2, minus: 0.3, 'minus turned': 0.3 };
const ruleOf = (operation: Rule['operation']): Rule => ({ operation, isByColumn: false });

it('shows at a place what leads to a mark as often as to none, whatever is shown', () => {
  const random = seededRandom('rivals');
  const showRival = contest(CHANCES);
  const gaps = new Map<string, { thrown: number; gap: number }>();
  for (let n = 0; n < 10_000; n++) {
    const hasMark = random() < 0.5;
    const shown = showRival(random, { operation: pickOperation(random, CHANCES), isByColumn: random() < 0.5 }, hasMark)
      .map(Number)
      .join('');
    const { thrown, gap } = gaps.get(shown) ?? { thrown: 0, gap: 0 };
    gaps.set(shown, { thrown: thrown + 1, gap: gap + (hasMark ? 1 : -1) });
  }
  const unfair = [...gaps.values()].filter(({ thrown, gap }) => Math.abs(gap) > 4 * Math.sqrt(thrown));
  expect(unfair).toEqual([]);
});

it('shows an operation by rows', () => {
  const [a, b, c, d, e, f, g, h] = showRule(seededRandom('rule'), ruleOf('and'), true);
  expect([c, f, g, h]).toEqual([a && b, d && e, true, true]);
});
