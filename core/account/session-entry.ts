import { z } from 'zod';

/** A place where a learner is signed in. */
export const SessionEntry = z.object({
  id: z.string(),
  /** "Firefox on Windows". */
  device: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  /** Looked at once a day. */
  lastUsedAt: z.string(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;
