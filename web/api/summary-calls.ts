import type { Ask } from './request.ts';

/** The calls of the page that shows how far a learner has come. */
export const summaryCalls = ({ ask }: { readonly ask: Ask }) => ({
  getSummary: (tz?: string) => ask('GET /progress/summary', { query: { tz } }),
  listUnderWay: () => ask('GET /progress/under-way'),
  getLookBack: (query: { month?: string | undefined; tz?: string | undefined }) => ask('GET /look-back', { query }),
  /** The whole vocabulary of skills, with the learner's evidence. */
  listSkills: () => ask('GET /skills'),
});
