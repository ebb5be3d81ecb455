export const OPERATIONS = ['or', 'and', 'xor', 'minus', 'minus turned', 'neither', 'alike'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Whether a place is in the first set, and in the second. */
export type Pattern = readonly [boolean, boolean];

export function combine(operation: Operation, [a, b]: Pattern): boolean {
  switch (operation) {
    case 'or':
      return a || b;
    case 'and':
      return a && b;
    case 'xor':
      return a !== b;
    case 'minus':
      return a && !b;
    case 'minus turned':
      return b && !a;
    case 'neither':
      return !a && !b;
    case 'alike':
      return a === b;
  }
}
