/** A value that is no choice any more still has to be shown as chosen. */
export const withOwn = (choices: readonly number[], own: number): readonly number[] =>
  choices.includes(own) ? choices : [...choices, own].toSorted((a, b) => a - b);
