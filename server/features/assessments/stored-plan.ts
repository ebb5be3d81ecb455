import { z } from 'zod';
import { AnswerRef, Assessment, PlannedItem, PlanSituation } from '#core/assessment/assessment.ts';
import { Confirmed, NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import { AnsweredProfile } from '#core/assessment/answers.ts';

/** Those that can still be read: what one was kept as years ago may have another shape by now. */
const readable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) => values.flatMap((value): z.output<Schema>[] => [schema.safeParse(value)].flatMap(({ data }) => data ?? [])));

const parts = Assessment.shape;

const Parts = z.object({
  headline: parts.headline.catch(''),
  strengths: readable(z.string()),
  developmentAreas: readable(z.string()),
  recommendedPath: parts.recommendedPath.catch(''),
  actionPlan: readable(PlannedItem),
  nextSteps: readable(z.string()),
  aiInsight: parts.aiInsight.catch(''),
  assumptions: readable(z.string()),
  skills: readable(parts.skills.element),
  milestones: readable(parts.milestones.element),
  directions: readable(parts.directions.element),
  situations: readable(PlanSituation),
  unplaced: readable(AnswerRef),
  confirmed: Confirmed.catch(NOTHING_CONFIRMED),
  because: parts.because.catch(null),
});
/** What is kept of an assessment beside its columns. The works are looked up when it is read, so that they exist. */
export const StoredPlan = z.record(z.string(), z.unknown()).catch({}).pipe(Parts);
export type StoredPlan = z.infer<typeof StoredPlan>;

export const StoredProfile = AnsweredProfile.catch({ interests: [], goals: [], challenges: [] });
