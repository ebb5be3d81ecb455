/** What a machine does to the number that it holds. */
export interface Step {
  readonly does: 'add' | 'subtract' | 'multiply' | 'divide' | 'subtract-from';
  readonly by: number;
}

/** Null when a division leaves a remainder. */
function applyStep({ does, by }: Step, number: number): number | null {
  switch (does) {
    case 'add':
      return number + by;
    case 'subtract':
      return number - by;
    case 'multiply':
      return number * by;
    case 'divide':
      return number % by === 0 ? number / by : null;
    case 'subtract-from':
      return by - number;
  }
}

/** All numbers from the one that goes in to the one that comes out; null when one of them is not whole. */
export function runSteps(steps: readonly Step[], input: number): number[] | null {
  const numbers = [input];
  for (const step of steps) {
    const next = applyStep(step, numbers.at(-1) ?? input);
    if (next === null) return null;
    numbers.push(next);
  }
  return numbers;
}

export function sayStep({ does, by }: Step): string {
  switch (does) {
    case 'add':
      return `Add ${by}`;
    case 'subtract':
      return `Subtract ${by}`;
    case 'multiply':
      return `Multiply by ${by}`;
    case 'divide':
      return `Divide by ${by}`;
    case 'subtract-from':
      return `Subtract the number from ${by}`;
  }
}

const SYMBOLS = { add: '+', subtract: '−', multiply: '×', divide: '÷' } as const;

/** One step as a sum: `14 × 3 = 42`. */
export const writeStep = ({ does, by }: Step, input: number, output: number): string =>
  does === 'subtract-from' ? `${by} − ${input} = ${output}` : `${input} ${SYMBOLS[does]} ${by} = ${output}`;
