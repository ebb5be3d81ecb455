import { findPatterns, type Pattern } from './remainders.ts';

/** An explanation of a series and where it leads. */
export interface SeriesRule {
  readonly cost: number;
  readonly next: number;
  /** The largest number that the words speak of: of two rules as cheap, the one with smaller numbers is easier to follow. */
  readonly size: number;
  readonly words: string;
}

/** Each number is `last` times the one before and `earlier` times the one before that, and something added that follows a pattern. */
interface Base {
  readonly last: number;
  readonly earlier: number;
}

/** In the order in which one would rather put it. */
const BASES: readonly Base[] = [0, 1, 2, 3, -1, -2].flatMap((earlier) =>
  [1, 2, 3, 4, 5, 0.5, -1, -2, 0].map((last) => ({ last, earlier })),
);

const isFactor = (coefficient: number): boolean => coefficient !== 0 && Math.abs(coefficient) !== 1;

/** The numbers themselves are seen at once, their differences too; each further factor or number that is looked back at costs one. */
function costOf({ last, earlier }: Base): number {
  if (earlier === 0) return last === 0 ? -1 : last === 1 ? 0 : 1;
  return 1 + Number(isFactor(last)) + Number(isFactor(earlier));
}

const parametersOf = ({ last, earlier }: Base): number => Number(last !== 0 && last !== 1) + Number(earlier !== 0);

const isBorneOut = ({ parameters }: Pattern, { length }: readonly number[], base: Base): boolean =>
  length > parameters + parametersOf(base);

/** Steps that grow are seen in two of them already: 1, 2, 4 may go on with 7. */
export const isThoughtOf: typeof isBorneOut = (pattern, rest, base) =>
  isBorneOut(pattern, rest, base) || (pattern.isPlain && base.earlier === 0 && base.last === 1 && rest.length === pattern.parameters);

/** Every recurrence on one or two numbers before whose remainder follows a pattern that, unless other things are enough, more terms bear out than it takes to state it. */
export function findRecurrences(terms: readonly number[], isEnough = isBorneOut): SeriesRule[] {
  return BASES.flatMap((base) => {
    const { last, earlier } = base;
    const reach = earlier !== 0 ? 2 : last !== 0 ? 1 : 0;
    const carry = (i: number): number => last * (terms[i - 1] ?? 0) + earlier * (terms[i - 2] ?? 0);
    const rest = terms.slice(reach).map((term, i) => term - carry(i + reach));
    return findPatterns(rest)
      .filter((pattern) => isEnough(pattern, rest, base))
      .map(({ cost, next }) => ({
        cost: cost + costOf(base),
        next: carry(terms.length) + next,
        size: Math.max(...[...rest, next].map(Math.abs)),
        words: sayRecurrence(base, rest, next),
      }));
  });
}

function sayRecurrence({ last, earlier }: Base, rest: readonly number[], next: number): string {
  if (last === 0 && earlier === 0) return `The numbers go on as ${rest.join(', ')}, and then comes ${next}.`;
  const [first = 0] = rest;
  const isSame = rest.every((value) => value === first);
  if (last === 1 && earlier === 0) {
    if (isSame) return `Each number is ${Math.abs(first)} ${first < 0 ? 'less' : 'more'} than the one before.`;
    return `The steps from number to number are ${rest.map(sign).join(', ')}; the next step is ${sign(next)}.`;
  }
  const parts =
    last === 1 && earlier === 1
      ? ['the sum of the two before']
      : [sayShare(last, 'the one before'), sayShare(earlier, last === 0 ? 'the one two places before' : 'the one before that')];
  const sum = parts
    .filter((part) => part !== '')
    .join(' plus ')
    .replace('plus minus', 'minus');
  if (isSame) return `Each number is ${sum}${first === 0 ? '' : `, ${first < 0 ? 'minus' : 'plus'} ${Math.abs(first)}`}.`;
  return `Each number is ${sum}, with a number added that is in turn ${rest.map(sign).join(', ')} and now ${sign(next)}.`;
}

const FACTOR_WORDS: Record<string, string> = { '1': '', '-1': 'minus ', '2': 'twice ', '-2': 'minus twice ', '0.5': 'half ' };

const sayShare = (factor: number, what: string): string => (factor === 0 ? '' : `${FACTOR_WORDS[factor] ?? `${factor} times `}${what}`);

export const sign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
