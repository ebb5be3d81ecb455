import type { IqForm } from '../forms.ts';
import simulated from './simulated.json' with { type: 'json' };

/** What was found of simulated sittings after so many items. */
export interface SimulatedFigures {
  readonly items: number;
  /** Squared correlation of the score with the truth, and what the score says of itself. */
  readonly reliability: number;
  readonly claimed: number;
  /** Points: how far the score is from the truth, in the root mean square, and by how much it is too high in the mean. */
  readonly rmse: number;
  readonly bias: number;
  /** Points from the best guess to an end of the range. */
  readonly halfWidth: number;
  /** Share of ranges that hold the truth. */
  readonly coverage: number;
  /** Mean correlation of a domain's score with that domain's truth. */
  readonly domains: number;
}

export interface SimulatedCell {
  readonly name: string;
  /** The same for people who do not know the letters. */
  readonly says: string;
  readonly found: readonly SimulatedFigures[];
}

export interface SimulatedEvidence {
  readonly seed: string;
  /** Of each cell and form. */
  readonly takers: number;
  readonly goals: readonly { readonly measure: string; readonly goal: string; readonly figure: string; readonly isReached: boolean }[];
  /** Scored with known slope and spread. */
  readonly known: readonly SimulatedCell[];
  /** Scored as the product scores until it is calibrated. */
  readonly asScored: readonly SimulatedCell[];
  /** Scored without that caution, and a test as others have it. */
  readonly compared: readonly SimulatedCell[];
  readonly forms: Readonly<Record<IqForm, SimulatedFigures>>;
  /** Of a form's true score with that of all five domains. */
  readonly correlations: Readonly<Partial<Record<IqForm, number>>>;
  /** Share of people of whom a domain is said to stand out, and of what is said, what is true. */
  readonly standingOut: { readonly flagged: number; readonly right: number };
  readonly levels: readonly { readonly level: number; readonly share: number }[];
  readonly shrinkage: readonly { readonly truth: number; readonly report: number }[];
  /** Points that two sittings differ by practice alone, and shares of people of whom a change is claimed. */
  readonly change: readonly { readonly gain: number; readonly higher: number; readonly lower: number }[];
  /** Points gained by leaving hard items out, as it is scored and had they been missing. */
  readonly leavingOut: readonly { readonly share: number; readonly asOmitted: number; readonly asMissing: number }[];
}

/** Written by `npm run iq:simulate -- --write`, as are the tables of `docs/iq-evidence.md`. */
export const SIMULATED: SimulatedEvidence = simulated;
