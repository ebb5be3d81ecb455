/** From the least to the most evidence. Screens show these, never the number behind them. */
export const BANDS = ['not_yet', 'forming', 'solid', 'strong'] as const;
export type Band = (typeof BANDS)[number];
