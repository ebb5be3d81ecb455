/** What is known about a question. */
export interface Passage {
  /** The situation that it belongs to, as it is called; null for an answer of the coach's own. */
  readonly situation: string | null;
  readonly answer: string;
}
