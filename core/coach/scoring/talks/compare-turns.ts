import type { Evaluation } from '#core/coach/evaluation.ts';

/** The learner's first try at the same turn. */
export interface FirstTry {
  readonly messageId: string;
  readonly content: string;
}

/** What is found now and was not before, and the other way round. A fault that is gone is gained. */
export function compareTurns({ messageId }: FirstTry, before: Evaluation, now: Evaluation): NonNullable<Evaluation['compare']> {
  const goodIn = ({ features }: Evaluation): Set<string> =>
    new Set(features.filter(({ found, weight }) => found === weight > 0).map(({ id }) => id));
  const [then, later] = [goodIn(before), goodIn(now)];
  // Without features a turn was refused: it had nothing, faults included, and nothing to lose.
  const faults = new Set([...before.features, ...now.features].filter(({ weight }) => weight < 0).map(({ id }) => id));
  const wasSaid = before.features.length > 0;
  const isSaid = now.features.length > 0;
  return {
    firstMessageId: messageId,
    gained: [...later].filter((id) => !then.has(id) && (wasSaid || !faults.has(id))),
    lost: [...then].filter((id) => !later.has(id) && (isSaid || !faults.has(id))),
  };
}
