/** One side of an equation: how often each sign stands there, below 0 for taken away, and a plain number. */
export interface Side {
  readonly signs: readonly number[];
  readonly number: number;
}
export interface Equation {
  readonly left: Side;
  readonly right: Side;
}

export interface EquationPuzzle {
  /** What the signs look like. */
  readonly symbols: readonly string[];
  readonly equations: readonly Equation[];
  /** Place of the sign whose value is asked for. */
  readonly asked: number;
}

export const SYMBOLS = ['▲', '●', '■', '◆'];

/** `▲ + ▲ − 4`: each sign as often as it counts, or the values that stand for them. */
function writeSide({ signs, number }: Side, symbols: readonly string[]): string {
  const added = signs.flatMap((count, i) => Array.from({ length: Math.max(0, count) }, () => symbols[i] ?? ''));
  const taken = signs.flatMap((count, i) => Array.from({ length: Math.max(0, -count) }, () => symbols[i] ?? ''));
  if (number > 0 && taken.length > 0 && added.length === 0) added.push(String(number));
  else if (number > 0) added.push(String(number));
  if (number < 0) taken.push(String(-number));
  return [added.join(' + ') || '0', ...taken].join(' − ');
}

export const writeEquation = ({ left, right }: Equation, symbols: readonly string[]): string =>
  `${writeSide(left, symbols)} = ${writeSide(right, symbols)}`;
