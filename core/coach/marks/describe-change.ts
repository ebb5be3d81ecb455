import type { Evaluation } from '../scoring/evaluation.ts';
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

/** What changed, by kinds; the good ones first. Empty when nothing did. */
export function describeChange({ rubric, features }: Evaluation, { gained, lost }: ChangedIds): ChangeLine[] {
  const faults = new Set(features.filter(({ weight }) => weight < 0).map(({ id }) => id));
  const line = (kind: ChangeLine['kind'], ids: readonly string[], isFault: boolean): ChangeLine => ({
    kind,
    names: ids.filter((id) => faults.has(id) === isFault).map((id) => featureName(rubric, id)),
  });
  return [line('came', gained, false), line('fault_gone', gained, true), line('went', lost, false), line('fault_came', lost, true)].filter(
    ({ names }) => names.length > 0,
  );
}
