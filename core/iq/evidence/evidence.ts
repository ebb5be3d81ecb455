import type { IqForm } from '../forms.ts';
import simulated from './simulated.json' with { type: 'json' };

/** What was found of simulated sittings, at their end. */
export interface SimulatedFigures {
  readonly items: number;
  /** Squared correlation of the score with the truth, and what the score says of itself. */
  readonly reliability: number;
  readonly claimed: number;
  /** Points from the best guess to an end of the range. */
  readonly halfWidth: number;
  /** Share of ranges that hold the truth. */
  readonly coverage: number;
}

export interface SimulatedEvidence {
  readonly seed: string;
  /** Of each cell and form. */
  readonly takers: number;
  readonly forms: Readonly<Record<IqForm, SimulatedFigures>>;
  /** `isAsScored`: as the product scores until it is calibrated; else with known slope and spread. */
  readonly cells: readonly (SimulatedFigures & { readonly name: string; readonly isAsScored: boolean })[];
}

/** Written by `npm run iq:simulate`; `docs/iq-evidence.md` says the same and more. */
export const SIMULATED: SimulatedEvidence = simulated;
