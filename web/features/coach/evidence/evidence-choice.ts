import { useSyncExternalStore } from 'react';
import type { Evaluation } from '#core/coach/evaluation.ts';

/** The answer that the panel shows, and the part of the rubric in it that was pressed. */
export interface EvidenceChoice {
  readonly evaluation: Evaluation;
  readonly featureId: string | null;
}

let choice: EvidenceChoice | null = null;
const listeners = new Set<() => void>();

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** Null shows the latest answer. */
export function chooseEvidence(next: EvidenceChoice | null): void {
  choice = next;
  listeners.forEach((listen) => listen());
}

export const useEvidenceChoice = (): EvidenceChoice | null =>
  useSyncExternalStore(
    subscribe,
    () => choice,
    () => null,
  );
