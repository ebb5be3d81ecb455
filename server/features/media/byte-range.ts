export type RangeDecision = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * Decides on one byte range (RFC 9110, section 14). Several ranges or a malformed header are answered with the whole file,
 * as the standard allows; a range that begins beyond the end is unsatisfiable.
 * @param size bytes in the file; `end` is inclusive
 */
export function decideRange(header: string | undefined, size: number): RangeDecision {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return { kind: 'whole' };
  const [first = '', last = ''] = [match[1], match[2]];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
