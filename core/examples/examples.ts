import { z } from 'zod';
import type { Matcher } from '../assessment/situations/match.ts';
import type { PlainDate } from '../plain-date.ts';
import { ExamplePlan, makeExamplePlan } from './example-plan.ts';
import { ExampleResult, makeExampleResult } from './example-result.ts';
import type { SpokenWords } from '../coach/coaches.ts';
import { ExampleTalk, makeExampleTalk } from './example-talk.ts';

/** What the product makes of invented answers: for who has not joined. */
export const Examples = z.object({ plan: ExamplePlan, talk: ExampleTalk, result: ExampleResult });
export type Examples = z.infer<typeof Examples>;

/** The same for all of a day, as the plan names days. */
export const makeExamples = (today: PlainDate, matcher: Matcher, spoken: SpokenWords): Examples => ({
  plan: makeExamplePlan(today, matcher),
  talk: makeExampleTalk(spoken),
  result: makeExampleResult(),
});
