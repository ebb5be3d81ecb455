import type { Random } from '../../../../random.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { valueCount, type AspectId, type Figure } from './aspects.ts';
import { spanOptions, type Axis } from './lattice.ts';
import { castAspects, pickStill, type Cast } from './pick-aspects.ts';

/** Figures that follow rules, and those of which one goes on with them. */
export interface FiguresPuzzle {
  readonly shown: readonly Figure[];
  readonly options: readonly Figure[];
}

export interface RuleBook<Rule> {
  /** One for each aspect that changes. */
  readonly rules: readonly Rule[];
  canFollow(id: AspectId, rule: Rule): boolean;
  /** The values of an aspect that options have. */
  pickValues(random: Random, id: AspectId, rule: Rule | undefined, count: number): readonly number[];
  /** The values of the figures that are shown, so that the rule leads to `right`; null when there are none. */
  layOut(random: Random, id: AspectId, rule: Rule, right: number, near: readonly number[]): readonly number[] | null;
  nameOf(rule: Rule): string;
}

/** Eight corners: 4 x 2 where one or two aspects change and one of them has enough values, and otherwise two of each aspect. */
function pickAxes<Rule>(random: Random, { ruled, still }: Cast, book: RuleBook<Rule>): Axis[] | null {
  const ids = [...ruled, ...still].slice(0, Math.max(3, ruled.length));
  const wide = ruled.length < 3 ? ruled.find((id) => valueCount(id) > 3) : undefined;
  const axes = ids.slice(0, wide ? 2 : ids.length).map((aspect, n) => ({
    aspect,
    values: book.pickValues(random, aspect, book.rules[n], aspect === wide ? 4 : 2),
  }));
  return axes.reduce((size, { values }) => size * values.length, 1) >= OPTION_IDS.length ? axes : null;
}

/**
 * Options first, any of them the right one; then figures that lead to it. So the options alone say nothing of which is
 * right, whatever the rules are.
 */
export function composeByRule<Rule>(random: Random, book: RuleBook<Rule>): Composed<FiguresPuzzle> | null {
  const cast = castAspects(random, book.rules.map((rule) => (id) => book.canFollow(id, rule))); // prettier-ignore
  const axes = cast && pickAxes(random, cast, book);
  if (!axes) return null;
  const options = spanOptions(random, pickStill(random, cast.still), axes);
  const key = pickOne(random, Array.from(OPTION_IDS));
  const right = options[OPTION_IDS.indexOf(key)] ?? {};
  const columns = book.rules.map((rule, n) => {
    const aspect = cast.ruled[n] as AspectId;
    const near = axes.find((axis) => axis.aspect === aspect)?.values ?? [];
    return { aspect, values: book.layOut(random, aspect, rule, right[aspect] ?? 0, near) };
  });
  const count = columns[0]?.values?.length ?? 0;
  if (columns.some(({ values }) => values === null)) return null;
  const shown = Array.from({ length: count }, (_, n) => ({
    ...right,
    ...Object.fromEntries(columns.map(({ aspect, values }) => [aspect, values?.[n] ?? 0])),
  }));
  const names = book.rules.map((rule, n) => `${cast.ruled[n]}:${book.nameOf(rule)}`);
  return { puzzle: { shown, options }, key, rules: names.toSorted().join(' ') };
}
