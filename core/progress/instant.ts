/* Instants are text only outside. Both turn one into the other: no clock is read. */

// oxlint-disable-next-line no-restricted-globals
export const readInstant = (iso: string): number => Date.parse(iso);

// oxlint-disable-next-line no-restricted-globals
export const writeInstant = (ms: number): string => new Date(ms).toISOString();
