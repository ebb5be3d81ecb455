/** A question that somebody in a situation asks, and what is known about it. */
export interface Passage {
  /** The situation, as it is called. */
  readonly situation: string;
  readonly question: string;
  readonly answer: string;
}
