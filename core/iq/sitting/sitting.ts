import { z } from 'zod';
import { IQ_DOMAINS } from '../domains.ts';
import { IQ_FORMS, IQ_TIMINGS } from '../forms.ts';
import { Presentation } from '../item/presentation.ts';
import { ItemStep } from '../item/steps.ts';
import { IqResult } from '../report/result.ts';
import { FIRST_LANGUAGES } from './first-language.ts';

export const SittingInput = z.strictObject({
  form: z.enum(IQ_FORMS),
  timing: z.enum(IQ_TIMINGS),
  /** Consent: answers may be used to measure how hard the items are, and a few unscored ones are asked for it. */
  allowsCalibration: z.boolean().default(false),
  /** Not kept without that consent; null: not said. */
  firstLanguage: z.enum(FIRST_LANGUAGES).nullable().default(null),
});

const A_DAY_MS = 86_400_000;

export const ResponseInput = z.strictObject({
  itemId: z.string().max(64),
  /** Null: "I don't know". */
  answer: z.string().max(200).nullable(),
  /** While the item was to be seen, by the browser's clock; never taken for more than the server's own clock says. */
  timeSpentMs: z.number().int().min(0).max(A_DAY_MS),
  /** The description of a drawing was opened. */
  isDescribed: z.boolean().default(false),
});

/** An item as whoever answers gets it. Nothing in it says how hard it is, or how the one before was answered. */
export const ServedItem = Presentation.extend({ id: z.string(), domain: z.enum(IQ_DOMAINS) });
export type ServedItem = z.infer<typeof ServedItem>;

/** Unscored items for calibration count here as any other: they are not to be told apart. */
export const SittingProgress = z.object({
  answered: z.number(),
  total: z.number(),
  domains: z.array(z.object({ domain: z.enum(IQ_DOMAINS), answered: z.number(), total: z.number() })),
});
export type SittingProgress = z.infer<typeof SittingProgress>;

const SittingHead = z.object({
  id: z.string(),
  form: z.enum(IQ_FORMS),
  timing: z.enum(IQ_TIMINGS),
  /** False: taken within 90 days of a scored one. It is practice, and gives no score. */
  isScored: z.boolean(),
  createdAt: z.string(),
});

export const OpenSitting = SittingHead.extend({ state: z.literal('open'), item: ServedItem, progress: SittingProgress });
export type OpenSitting = z.infer<typeof OpenSitting>;
export const FinishedSitting = SittingHead.extend({ state: z.literal('finished'), finishedAt: z.string(), result: IqResult });
export type FinishedSitting = z.infer<typeof FinishedSitting>;
export const Sitting = z.discriminatedUnion('state', [OpenSitting, FinishedSitting]);
export type Sitting = z.infer<typeof Sitting>;

/** What an answer is answered with: the next item, or null when it was the last. */
export const NextItem = z.object({ item: ServedItem.nullable(), progress: SittingProgress });
export type NextItem = z.infer<typeof NextItem>;

/** One line of the list of sittings. */
export const SittingEntry = SittingHead.extend({
  state: z.enum(['open', 'finished']),
  finishedAt: z.string().nullable(),
  progress: SittingProgress.pick({ answered: true, total: true }),
  /** Of finished ones that could be scored. */
  score: IqResult.pick({ iqScore: true, interval: true }).nullable(),
});
export type SittingEntry = z.infer<typeof SittingEntry>;

/** What the page of the test begins with. */
export const IqStatus = z.object({
  /** The newest that is not finished, to go on with. */
  open: SittingEntry.nullable(),
  /** The first that gave a score, which stays the headline. */
  first: SittingEntry.nullable(),
  /** The newest that was finished. */
  latest: SittingEntry.nullable(),
  /** From when a sitting gives a score again; null: from now on. */
  scoredAgainAt: z.string().nullable(),
});
export type IqStatus = z.infer<typeof IqStatus>;

/** Why the right answer is right, whole and in its steps. */
const explained = { explanation: z.string(), steps: z.array(ItemStep) };

/** Items to get used to the kinds of question: not scored, with their answers. */
export const PracticeItem = ServedItem.extend({ key: z.string(), ...explained });
export type PracticeItem = z.infer<typeof PracticeItem>;

/** Null: "I don't know". */
export const SiblingAnswer = z.strictObject({ answer: z.string().max(200).nullable() });

/** What is said of an answer at once: it as it was read, what is right, and why. */
export const CheckedItem = z.object({ answer: z.string().nullable(), key: z.string(), ...explained });
export type CheckedItem = z.infer<typeof CheckedItem>;

/** An item of a finished sitting. `null` in place of what it showed: it was made by an older version of the generators. */
export const ReviewedItem = z.object({
  number: z.number(),
  total: z.number(),
  domain: z.enum(IQ_DOMAINS),
  level: z.number(),
  isScored: z.boolean(),
  outcome: z.enum(['right', 'wrong', 'omitted']),
  isRapid: z.boolean(),
  answer: z.string().nullable(),
  key: z.string(),
  timeSpentSec: z.number(),
  shown: Presentation.extend(explained).nullable(),
});
export type ReviewedItem = z.infer<typeof ReviewedItem>;
