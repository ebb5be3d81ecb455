import type { IqDomain } from './domains.ts';

/** Without verbal: for whoever is not at home in the language. Non-visual: for whoever does not see drawings. */
export const IQ_FORMS = ['full', 'noverbal', 'nonvisual'] as const;
export type IqForm = (typeof IQ_FORMS)[number];

export interface FormPlan {
  readonly domains: readonly IqDomain[];
  /** Scored items of each domain. */
  readonly perDomain: number;
}

export const FORM_PLANS: Record<IqForm, FormPlan> = {
  full: { domains: ['logical', 'pattern', 'spatial', 'numerical', 'verbal'], perDomain: 8 },
  noverbal: { domains: ['logical', 'pattern', 'spatial', 'numerical'], perDomain: 10 },
  nonvisual: { domains: ['logical', 'numerical', 'verbal'], perDomain: 10 },
};

export const IQ_TIMINGS = ['standard', 'x1.5', 'x2', 'untimed'] as const;
export type IqTiming = (typeof IQ_TIMINGS)[number];

/** Nothing ends with it: it is said, and the answer counts all the same. */
export const SOFT_LIMIT_SEC: Record<IqTiming, number | null> = { standard: 90, 'x1.5': 135, x2: 180, untimed: null };
