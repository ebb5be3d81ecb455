import { useSyncExternalStore } from 'react';
import type { EvaluatedAnswer } from '#core/coach/marks/evaluated-answers.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';

/** The answer that the panel shows, and the part of the rubric in it that was chosen there or in its words. */
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

/** Puts the text back as it was; the panel stays at its answer. */
export function leaveFeature(): void {
  if (choice?.featureId) chooseEvidence({ ...choice, featureId: null });
}

const pressed = new Set<() => void>();

/** A press on marked words: the panel shows their part, and where it is not in view it has to come. */
export function pressMark(next: EvidenceChoice): void {
  chooseEvidence(next);
  pressed.forEach((listen) => listen());
}

/** @returns what ends it */
export function onMarkPressed(listen: () => void): () => void {
  pressed.add(listen);
  return () => void pressed.delete(listen);
}

const read = (): EvidenceChoice | null => choice;
const nothing = (): null => null;
export const useEvidenceChoice = (): EvidenceChoice | null => useSyncExternalStore(subscribe, read, nothing);

/** Place of the chosen answer; of the latest when the choice is none of these. -1 without answers. */
export function chosenAnswer(answers: readonly EvaluatedAnswer[], chosen: EvidenceChoice | null): number {
  const at = answers.findIndex(({ evaluation }) => evaluation === chosen?.evaluation);
  return at < 0 ? answers.length - 1 : at;
}
