import type { Evaluation } from '../../evaluation.ts';

/** Parts that were found, and faults that were not. */
const goodIn = ({ features }: Evaluation): Set<string> =>
  new Set(features.filter(({ found, weight }) => weight !== 0 && found === weight > 0).map(({ id }) => id));

/** What is found in the later and not in the earlier, and the other way round. A fault that is gone is gained. */
export function foundInOne(before: Evaluation, now: Evaluation): { gained: string[]; lost: string[] } {
  const [then, later] = [goodIn(before), goodIn(now)];
  // Without features a turn was refused: it had nothing, faults included, and nothing to lose.
  const faults = new Set([...before.features, ...now.features].filter(({ weight }) => weight < 0).map(({ id }) => id));
  const wasSaid = before.features.length > 0;
  const isSaid = now.features.length > 0;
  return {
    gained: [...later].filter((id) => !then.has(id) && (wasSaid || !faults.has(id))),
    lost: [...then].filter((id) => !later.has(id) && (isSaid || !faults.has(id))),
  };
}
