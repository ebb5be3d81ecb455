import type { IqDomain, Level } from '../domains.ts';
import type { TemplateId } from '../templates/catalogue.ts';

/** Omitted: "I don't know", or answered faster than anybody reads. */
export const OUTCOMES = ['right', 'wrong', 'omitted'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One scored response, as far as the score goes. */
export interface ScoredResponse {
  readonly domain: IqDomain;
  /** b, in logits. */
  readonly difficulty: number;
  /** sigma_b, in logits; left out: the model's. */
  readonly difficultySd?: number;
  /** How often a guess is right (c). */
  readonly guess: number;
  readonly outcome: Outcome;
}

/** One response of a sitting, with all that a report tells of it. */
export interface SittingResponse extends Omit<ScoredResponse, 'difficulty' | 'difficultySd'> {
  readonly itemId: string;
  readonly template: TemplateId;
  readonly level: Level;
  /** False: asked for calibration only. */
  readonly isScored: boolean;
  /** Answered faster than anybody reads: counted as omitted. */
  readonly isRapid: boolean;
  readonly timeSpentSec: number;
  readonly isDescribed: boolean;
}
