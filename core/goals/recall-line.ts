import { foldText } from '../fold-text.ts';

/** A word of a line, and whether it came back when the line was written again from memory. */
export interface RecalledWord {
  readonly word: string;
  readonly isRecalled: boolean;
}

/** Case, accents and signs do not count. */
const fold = (word: string): string => foldText(word).replace(/[^\p{L}\p{N}]+/gu, '');

/** Compares a line with how somebody wrote it from memory. Words that were added take nothing away. Both are of 500 characters at most. */
export function recallLine(line: string, written: string): RecalledWord[] {
  const words = line.split(/\s+/).filter((word) => fold(word) !== '');
  const recalled = longestCommon(words.map(fold), written.split(/\s+/).map(fold));
  return words.map((word, i) => ({ word, isRecalled: recalled.has(i) }));
}

/** Indices of `own` that stand in `said` in the same order, as many as possible (the longest common subsequence). */
function longestCommon(own: readonly string[], said: readonly string[]): Set<number> {
  // lengths[i][j]: how many of own from i on stand in said from j on.
  const lengths = Array.from({ length: own.length + 1 }, () => Array<number>(said.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = said.length - 1; j >= 0; j--)
      lengths[i]![j] = own[i] === said[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const found = new Set<number>();
  for (let i = 0, j = 0; i < own.length && j < said.length;) {
    if (own[i] === said[j]) {
      found.add(i);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
