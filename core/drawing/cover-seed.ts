/** Which drawing a cover is. In addresses and answers it is one word, which nobody but this file takes apart. */
export interface CoverSeed {
  /** Of the work; decides the grain of the ground. */
  readonly id: string;
  /** Counts the works of a kind from 0, as they were added; decides what everybody sees (`cover-deal.ts`). */
  readonly number: number;
  /** 0 for the work itself; its units have their own, each another stretch of the same country. */
  readonly shift: number;
}

/* `~` is in no id (ID_PATTERN) and stays as it is in an address. */
const WRITTEN = /^(.+)~(0|[1-9]\d{0,8})(?:\.([1-9]\d{0,8}))?$/;

export function writeCoverSeed({ id, number, shift }: CoverSeed): string {
  return `${id}~${number}${shift === 0 ? '' : `.${shift}`}`;
}

/** A plain id counts as the first of its kind. */
export function readCoverSeed(seed: string): CoverSeed {
  const [, id = seed, number = '0', shift = '0'] = WRITTEN.exec(seed) ?? [];
  return { id, number: Number(number), shift: Number(shift) };
}
