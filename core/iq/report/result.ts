import { z } from 'zod';
import { IqAnalysis } from '../analysis/analysis.ts';
import { IQ_DOMAINS } from '../domains.ts';
import { IQ_FORMS, IQ_TIMINGS } from '../forms.ts';

/** Whole points of the IQ scale, 95%. The ends of the scale are 65 and 135: a report says "or lower", "or higher" there. */
export const ScoreRange = z.object({ low: z.int(), high: z.int() });
export type ScoreRange = z.infer<typeof ScoreRange>;

/** Section 9 of the specification, the highest first. */
export const IQ_CATEGORIES = ['highly_gifted', 'superior', 'high_average', 'average', 'low_average', 'below_average'] as const;
export type IqCategory = (typeof IQ_CATEGORIES)[number];

export const DomainScore = z.object({
  score: z.int(),
  interval: ScoreRange,
  answered: z.int(),
  right: z.int(),
  /** Far enough from the person's own mean to be said (90%); of most people no domain is. */
  stands: z.enum(['above', 'below', 'level']),
});
export type DomainScore = z.infer<typeof DomainScore>;

export const TimeAnalysis = z.object({
  /** Seconds. */
  averageTimePerQuestion: z.number().nullable(),
  medianTimePerQuestion: z.number().nullable(),
  /** 0 to 100. */
  timeEfficiencyScore: z.number().nullable(),
  speedVsAccuracyBalance: z.enum(['faster', 'similar', 'slower']).nullable(),
  /** Why the two above are withheld; null when they are not. */
  withheld: z.enum(['not_calibrated', 'other_timing']).nullable(),
});
export type TimeAnalysis = z.infer<typeof TimeAnalysis>;

/** Against the first scored sitting, by the reliable change index; practice is allowed for. */
export const IqChange = z.object({
  since: z.string(),
  sittingId: z.string(),
  /** Points of the unshrunk scale. */
  points: z.number(),
  index: z.number(),
  verdict: z.enum(['higher', 'lower', 'no_clear_change']),
  /** Points from which on a rise is said, practice included. */
  claimedFrom: z.int(),
  /** A true change of so many points is found in 8 of 10 comparisons. */
  foundFrom: z.int(),
  /** The two sittings are of different forms. */
  isAcrossForms: z.boolean(),
});
export type IqChange = z.infer<typeof IqChange>;

/** The specification's input of the analysis, and what an honest report says besides. Scores are null where none can be told. */
export const IqResult = z.object({
  form: z.enum(IQ_FORMS),
  timing: z.enum(IQ_TIMINGS),
  isNormed: z.literal(false),
  /** Why there is no score; null when there is one. */
  notReportable: z.enum(['practice', 'rapid_answers', 'too_few_answers', 'chance_answers']).nullable(),
  iqScore: z.int().nullable(),
  interval: ScoreRange.nullable(),
  /** Of 100 people of the assumed population, how many stand lower, as estimated: 0 is "<1", 100 is ">99". */
  percentile: z.int().nullable(),
  percentileRange: ScoreRange.nullable(),
  /** The category of `iqScore`, and how likely each is, the likeliest first; unlikely ones (under 1%) are left out. */
  category: z.enum(IQ_CATEGORIES).nullable(),
  categories: z.array(z.object({ category: z.enum(IQ_CATEGORIES), probability: z.number() })),
  /** 20 points of the scale at which people with this result truly lie if the model holds, in order. */
  dots: z.array(z.int()),
  /** 1 - PSD^2: as good as the model is, and of this result alone. */
  reliability: z.number().nullable(),
  /** Mean and SD of the composite before it is put on the scale, for comparing with other sittings. */
  composite: z.object({ mean: z.number(), sd: z.number() }).nullable(),
  /** Null where there is no score. A domain that the form does not have is left out. */
  domainScores: z.partialRecord(z.enum(IQ_DOMAINS), DomainScore.nullable()),
  timeAnalysis: TimeAnalysis,
  /** In the order of the sitting, scored items only. */
  questions: z.array(z.object({ id: z.string(), category: z.enum(IQ_DOMAINS), difficulty: z.int() })),
  responses: z.array(
    z.object({
      questionId: z.string(),
      isCorrect: z.boolean(),
      /** Seconds. */
      timeSpent: z.number(),
      isOmitted: z.boolean(),
      isRapid: z.boolean(),
    }),
  ),
  /** Items of which a description was opened: it makes the result less comparable. */
  described: z.int(),
  change: IqChange.nullable(),
  analysis: IqAnalysis,
});
export type IqResult = z.infer<typeof IqResult>;
