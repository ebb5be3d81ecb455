import { z } from 'zod';
import { readFields } from '../read-fields.ts';
import { DEFAULT_READING, READING_ALIGNS, READING_FACES, READING_FLOWS, READING_THEMES } from './reading-defaults.ts';

const fields = {
  theme: z.enum(READING_THEMES),
  face: z.enum(READING_FACES),
  sizePx: z.number().int().min(14).max(40),
  lineSpacing: z.number().min(1.2).max(2.4),
  letterSpacing: z.number().min(0).max(0.3),
  wordSpacing: z.number().min(0).max(0.6),
  paragraphSpacing: z.number().min(0).max(2),
  lineLength: z.number().int().min(40).max(90),
  marginPx: z.number().int().min(8).max(64),
  align: z.enum(READING_ALIGNS),
  flow: z.enum(READING_FLOWS),
  hyphenates: z.boolean(),
  hasRuler: z.boolean(),
  hasFocus: z.boolean(),
};

/** How a learner likes to read, on every device. */
export const ReadingSettings = z.strictObject(fields);
export type ReadingSettings = z.infer<typeof ReadingSettings>;

export const ReadingChange = z.strictObject(fields).partial();
export type ReadingChange = z.infer<typeof ReadingChange>;

/** The settings that a stored value stands for; what is not understood falls back to its default, field by field. */
export const readReading = (stored: unknown): ReadingSettings => ({ ...DEFAULT_READING, ...readFields(fields, stored) });
