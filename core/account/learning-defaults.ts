// Apart from the schemas, so that pages which only need the values do without the code that checks them.

/** Minutes a day that the profile offers. */
export const DAILY_GOALS_MIN = [5, 10, 15, 20, 30, 45, 60] as const;

export const DEFAULT_LEARNING = {
  /** Minutes a day; null is without a goal. */
  dailyGoalMin: null,
  /** Name of the IANA database; null: wherever the device is. */
  timeZone: null,
  hasReview: true,
} as const;
