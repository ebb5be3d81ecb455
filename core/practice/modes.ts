/** What a conversation with the coach is for. */
export const COACH_MODES = ['career', 'networking', 'interview', 'managerial'] as const;
export type CoachMode = (typeof COACH_MODES)[number];
