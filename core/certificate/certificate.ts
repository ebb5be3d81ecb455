import { z } from 'zod';

/** That somebody finished a course, as it was on the day: nothing but what the server saw. */
export const Certificate = z.object({
  /** In the address of the page that verifies it; says nothing else. */
  code: z.string(),
  /** The learner's name on that day. */
  name: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  author: z.string(),
  /** ISO 8601, UTC. */
  issuedAt: z.string(),
  /** When the last lesson was first finished; of certificates from before that was kept, when it was issued. */
  finishedAt: z.string(),
  lessons: z.number().int(),
  /** Lessons that were finished without being played, read or answered through: marked as done, or jumped to their end. */
  marked: z.number().int(),
  /** Seconds really spent in it. */
  spentSec: z.number(),
  /** Quizzes of the course, each with its best share of right answers, 0 to 1; null when it was never answered. */
  checks: z.array(z.object({ title: z.string(), fraction: z.number().nullable(), passed: z.boolean() })),
});
export type Certificate = z.infer<typeof Certificate>;
