import { z } from 'zod';
import { OfferedWork } from '../library/work-link.ts';

/** A work of the learner's plan to begin with, and what it is for. */
export const PlannedWork = z.object({ work: OfferedWork, reason: z.string() });
export type PlannedWork = z.infer<typeof PlannedWork>;
