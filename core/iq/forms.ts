import { IQ_DOMAINS, type IqDomain } from './domains.ts';

/** Short: for whoever has a quarter of an hour. Without verbal: for whoever is not at home in the language. Non-visual: for whoever does not see drawings. */
export const IQ_FORMS = ['full', 'short', 'noverbal', 'nonvisual'] as const;
export type IqForm = (typeof IQ_FORMS)[number];

export interface FormPlan {
  readonly domains: readonly IqDomain[];
  /** Scored items of each domain. */
  readonly perDomain: number;
  /** Fewer answers of a domain, and there is no score. */
  readonly minAnswered: number;
  /** Whether there are enough items of a domain to tell of it by itself. */
  readonly tellsDomains: boolean;
}

export const FORM_PLANS: Record<IqForm, FormPlan> = {
  full: { domains: IQ_DOMAINS, perDomain: 8, minAnswered: 4, tellsDomains: true },
  short: { domains: IQ_DOMAINS, perDomain: 4, minAnswered: 2, tellsDomains: false },
  noverbal: { domains: ['logical', 'pattern', 'spatial', 'numerical'], perDomain: 10, minAnswered: 4, tellsDomains: true },
  nonvisual: { domains: ['logical', 'numerical', 'verbal'], perDomain: 10, minAnswered: 4, tellsDomains: true },
};

export const IQ_TIMINGS = ['standard', 'x1.5', 'x2', 'untimed'] as const;
export type IqTiming = (typeof IQ_TIMINGS)[number];

/** Nothing ends with it: it is said, and the answer counts all the same. */
export const SOFT_LIMIT_SEC: Record<IqTiming, number | null> = { standard: 90, 'x1.5': 135, x2: 180, untimed: null };
