/** The six work interests of O*NET, each with what such work is, in our words. */
export const WORK_AREAS = {
  Realistic: 'doing things with hands, tools, machines or the land',
  Investigative: 'looking into things and explaining them',
  Artistic: 'making something that was not there before',
  Social: 'helping, teaching or caring for people',
  Enterprising: 'persuading, leading and setting things going',
  Conventional: 'keeping figures, records and systems in order',
} as const;
export type WorkArea = keyof typeof WORK_AREAS;
