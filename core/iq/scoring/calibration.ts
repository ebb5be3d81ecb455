import type { Level } from '../domains.ts';
import type { TemplateId } from '../templates/catalogue.ts';
import { PROVISIONAL_MODEL, type ResponseModel } from './response-model.ts';
import type { PaceTable } from './speed.ts';

/** Of one template and level, in logits: b, and its standard error. */
export interface CalibratedDifficulty {
  readonly b: number;
  readonly error: number;
}

/** What answers of people have shown (`npm run iq:calibrate`). */
export interface Calibration {
  /** Of each template and level that was answered often enough. */
  readonly difficulties: Partial<Record<TemplateId, Partial<Record<Level, CalibratedDifficulty>>>>;
  /** a, with what items of one template and level differ by counted in; null until there are answers to go by. */
  readonly slope: number | null;
  /** sigma_b of templates and levels that were not answered often enough; null until there are others to go by. */
  readonly spread: number | null;
  /** Null until every template and level was timed often enough. */
  readonly pace: PaceTable | null;
}

/** Nobody's answers have been gone by yet. */
export const CALIBRATION: Calibration = { difficulties: {}, slope: null, spread: null, pace: null };

/** What a level is meant to be, in logits: -2 to 2. */
export const intendedDifficulty = (level: Level): number => level - 3;

/** b, in logits: as calibrated, else as intended. */
export const difficultyOf = (template: TemplateId, level: Level, { difficulties }: Calibration = CALIBRATION): number =>
  difficulties[template]?.[level]?.b ?? intendedDifficulty(level);

/** How answers are scored: cautiously, as long as there is no slope to go by. */
export const scoringModel = ({ slope }: Calibration = CALIBRATION): ResponseModel =>
  slope === null ? PROVISIONAL_MODEL : { ...PROVISIONAL_MODEL, slope };

/** b and sigma_b of a template and level, as a response is scored by them. Without answers to go by, the model's own sigma_b holds. */
export function itemParameters(
  template: TemplateId,
  level: Level,
  calibration: Calibration = CALIBRATION,
): { difficulty: number; difficultySd?: number } {
  const difficultySd = calibration.difficulties[template]?.[level]?.error ?? calibration.spread;
  return { difficulty: difficultyOf(template, level, calibration), ...(difficultySd === null ? {} : { difficultySd }) };
}
