import type { Level } from '../domains.ts';
import type { TemplateId } from '../templates/catalogue.ts';
import type { PaceTable } from './speed.ts';

/** What answers of people have shown (`npm run iq:calibrate`). */
export interface Calibration {
  /** b in logits, of each template and level that was answered often enough. */
  readonly difficulties: Partial<Record<TemplateId, Partial<Record<Level, number>>>>;
  /** Null until every template and level was timed often enough. */
  readonly pace: PaceTable | null;
}

/** Nobody's answers have been gone by yet. */
export const CALIBRATION: Calibration = { difficulties: {}, pace: null };

/** What a level is meant to be, in logits: -2 to 2. */
export const intendedDifficulty = (level: Level): number => level - 3;

/** b, in logits: as calibrated, else as intended. */
export const difficultyOf = (template: TemplateId, level: Level): number =>
  CALIBRATION.difficulties[template]?.[level] ?? intendedDifficulty(level);
