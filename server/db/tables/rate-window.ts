/** How often one caller has asked for what one limit counts, from the first request until the window ends. */
export interface RateWindowTable {
  /** The limit's name and the caller. */
  key: string;
  count: number;
  /** Milliseconds. */
  endsAt: number;
}
