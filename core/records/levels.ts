/** Words of the specification: how far along somebody is, and how hard an interview is. */
export const CAREER_LEVELS = ['entry', 'mid', 'senior', 'executive'] as const;
export const DIFFICULTIES = ['entry', 'mid', 'senior'] as const;
