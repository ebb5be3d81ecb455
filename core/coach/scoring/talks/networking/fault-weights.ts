/** What takes away from a turn, however full it is. */
export const FAULT_WEIGHTS = {
  'asked-job-early': -0.25,
  pressure: -0.2,
  'self-talk': -0.15,
  brusque: -0.12,
  flattery: -0.1,
  'vague-step': -0.1,
  'closed-only': -0.05,
  monologue: -0.05,
} as const;
export type NetworkingFault = keyof typeof FAULT_WEIGHTS;
