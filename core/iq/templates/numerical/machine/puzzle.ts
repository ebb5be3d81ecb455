import type { Example } from '../two-place-rules.ts';
import type { Step } from './steps.ts';

/** The steps are told; the number that went in, or the one that came out after `runs` times, is known. */
export interface ToldMachine {
  readonly kind: 'told';
  readonly steps: readonly Step[];
  readonly runs: 1 | 2;
  readonly known: 'in' | 'out';
  readonly number: number;
}

/** Two numbers go in and one comes out; how is to be found. */
export interface HiddenMachine {
  readonly kind: 'hidden';
  readonly examples: readonly Example[];
  readonly asked: readonly [a: number, b: number];
}

export type MachinePuzzle = ToldMachine | HiddenMachine;

export const allSteps = ({ steps, runs }: ToldMachine): Step[] => Array.from({ length: runs }, () => steps).flat();
