/** Speeds to choose from at once; those between are reached by steps. */
export const RATES = [0.5, 0.75, 0.9, 1, 1.1, 1.2, 1.3, 1.5, 1.75, 2, 2.5, 3];

export const rateText = (rate: number): string => `${Math.round(rate * 100) / 100}×`;
