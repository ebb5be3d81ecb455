/** Section 3 of the specification: the five domains of the test. */
export const IQ_DOMAINS = ['logical', 'pattern', 'spatial', 'numerical', 'verbal'] as const;
export type IqDomain = (typeof IQ_DOMAINS)[number];

/** Section 9 of the specification. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
