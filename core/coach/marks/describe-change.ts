import type { Evaluation } from '../evaluation.ts';
import { featureName } from './rubric-rows.ts';

/** One kind of change, and what changed so. */
export interface ChangeLine {
  readonly kind: 'came' | 'fault_gone' | 'went' | 'fault_came';
  readonly names: readonly string[];
}

export interface ChangedIds {
  /** A fault that is gone is gained. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What changed, by kinds; the good ones first. Empty when nothing did that weighs. */
export function describeChange({ rubric, features }: Evaluation, { gained, lost }: ChangedIds): ChangeLine[] {
  const weights = new Map(features.map(({ id, weight }) => [id, weight]));
  // The rubric has changed since: what it no longer knows is taken for a part.
  const weightOf = (id: string): number => weights.get(id) ?? 1;
  const line = (kind: ChangeLine['kind'], ids: readonly string[], sign: 1 | -1): ChangeLine => ({
    kind,
    names: ids.filter((id) => Math.sign(weightOf(id)) === sign).map((id) => featureName(rubric, id)),
  });
  return [line('came', gained, 1), line('fault_gone', gained, -1), line('went', lost, 1), line('fault_came', lost, -1)].filter(
    ({ names }) => names.length > 0,
  );
}
