import type { WorkLink } from '../library/work-link.ts';

const WORKS_AN_ACTION = 2;

/**
 * Works for each action of a plan out of those that train its skill, the best first: such as no other action has, and of
 * another kind than the one beside them.
 */
export function chooseWorks(candidates: readonly (readonly WorkLink[])[]): WorkLink[][] {
  const named = new Set<string>();
  return candidates.map((works) => {
    const chosen: WorkLink[] = [];
    const weigh = ({ id, kind }: WorkLink): number => (named.has(id) ? 2 : 0) + (chosen[0]?.kind === kind ? 1 : 0);
    while (chosen.length < Math.min(WORKS_AN_ACTION, works.length)) {
      const [best] = works.filter((work) => !chosen.includes(work)).toSorted((one, other) => weigh(one) - weigh(other));
      if (best) chosen.push(best);
    }
    for (const { id } of chosen) named.add(id);
    return chosen;
  });
}
