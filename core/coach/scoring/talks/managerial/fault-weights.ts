/** What takes away from a turn, however full it is. */
export const FAULT_WEIGHTS = {
  label: -0.2,
  always: -0.12,
  threat: -0.2,
  order: -0.12,
  vague: -0.1,
  'corporate-words': -0.1,
  'solves-it': -0.1,
  'plays-down': -0.1,
  'private-question': -0.2,
  'praise-sandwich': -0.1,
  lecture: -0.08,
} as const;
export type ManagerialFault = keyof typeof FAULT_WEIGHTS;
