import { z } from 'zod';
import { DEFAULT_LEARNING } from './learning-defaults.ts';
import { readFields } from '../read-fields.ts';

const fields = {
  dailyGoalMin: z.number().int().min(1).max(600).nullable(),
  /** Name of the IANA database, such as `Europe/Berlin`; whether it is one is asked of the platform, by the server. */
  timeZone: z.string().min(1).max(64).nullable(),
  hasReview: z.boolean(),
};

/** How a learner learns: how much in a day, in which zone its days are, and whether things come back. */
export const LearningSettings = z.strictObject(fields);
export type LearningSettings = z.infer<typeof LearningSettings>;

export const LearningChange = z.strictObject(fields).partial();
export type LearningChange = z.infer<typeof LearningChange>;

/** The settings that a stored value stands for; what is not understood falls back to its default, field by field. */
export const readLearning = (stored: unknown): LearningSettings => ({ ...DEFAULT_LEARNING, ...readFields(fields, stored) });
