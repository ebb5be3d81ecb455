import { clausesOf, opposite, type Literal, type Rule } from './rule.ts';

/** A literal that a rule forces; null rule: it was supposed. */
interface Forced {
  readonly literal: Literal;
  readonly rule: Rule | null;
  readonly because: readonly Literal[];
}

export interface Proof {
  readonly facts: readonly Literal[];
  /** Up to the target, or, from its opposite, up to the rule that then cannot be kept. */
  readonly steps: readonly Literal[];
  readonly broken: Rule | null;
}

const same = (a: Literal, b: Literal): boolean => a.object === b.object && a.isIn === b.isIn;

/** Straight on from what is given; where that does not reach the target, by supposing its opposite. */
export function proveLiteral(rules: readonly Rule[], target: Literal): Proof {
  const straight = propagate(rules, []);
  const reached = straight.forced.find(({ literal }) => same(literal, target));
  if (reached) return { ...trace(straight.forced, [target]), broken: null };
  const { forced, broken, clash } = propagate(rules, [{ literal: opposite(target), rule: null, because: [] }]);
  return { ...trace(forced, clash), broken };
}

/** Whatever is the only way left to keep a rule is forced, until nothing is or a rule cannot be kept. */
function propagate(
  rules: readonly Rule[],
  supposed: readonly Forced[],
): { forced: readonly Forced[]; broken: Rule | null; clash: readonly Literal[] } {
  const forced = [...supposed];
  const isKnown = (literal: Literal): boolean => forced.some((known) => same(known.literal, literal));
  for (let before = -1; before !== forced.length;) {
    before = forced.length;
    for (const rule of rules)
      for (const clause of clausesOf(rule)) {
        if (clause.some(isKnown)) continue;
        const open = clause.filter((literal) => !isKnown(opposite(literal)));
        const because = clause.filter((literal) => !open.includes(literal)).map(opposite);
        if (open.length === 0) return { forced, broken: rule, clash: because };
        if (open.length === 1 && open[0]) forced.push({ literal: open[0], rule, because });
      }
  }
  return { forced, broken: null, clash: [] };
}

/** What leads to some literals, in the order in which it was found, and they themselves. */
function trace(forced: readonly Forced[], targets: readonly Literal[]): Pick<Proof, 'facts' | 'steps'> {
  const needed = new Set<Forced>();
  const need = (literal: Literal): void => {
    const found = forced.find((known) => same(known.literal, literal));
    if (!found || needed.has(found)) return;
    needed.add(found);
    found.because.forEach(need);
  };
  targets.forEach(need);
  const used = forced.filter((known) => needed.has(known));
  const pick = (isFact: boolean): Literal[] => used.filter(({ rule }) => (rule?.kind === 'facts') === isFact).map(({ literal }) => literal);
  return { facts: pick(true), steps: pick(false) };
}
