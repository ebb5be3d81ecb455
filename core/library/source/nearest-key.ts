/** The known word nearest to a mistyped one, or null when none is close (about one slip in three letters). */
export function findNearestKey(word: string, known: readonly string[]): string | null {
  const typed = word.toLowerCase().replace(/[\s_-]/g, '');
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const key of known) {
    // Each letter more or less is an edit at least.
    if (Math.abs(key.length - typed.length) >= bestDistance) continue;
    const distance = countEdits(typed, key.toLowerCase(), bestDistance, SLIPS);
    if (distance < bestDistance) {
      best = key;
      bestDistance = distance;
    }
  }
  return best;
}

/** What an edit counts. */
interface EditCosts {
  /** A letter typed twice that stands once, or once that stands twice. */
  readonly doubled: number;
  /** A letter too many, missing, or in the place of its neighbour. */
  readonly moved: number;
  readonly replaced: number;
}

const ALIKE: EditCosts = { doubled: 1, moved: 1, replaced: 1 };
/**
 * Of words that are as many edits away, the one that needs none of its letters replaced is the likelier: "wory" is "worry"
 * rather than "word". The differences are too small to outweigh a whole edit, and are exact as binary numbers, so that sums compare.
 */
const SLIPS: EditCosts = { doubled: 1, moved: 1 + 1 / 32, replaced: 1 + 2 / 32 };

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. `limit` when it is that or more. */
export function countEdits(a: string, b: string, limit: number, { doubled, moved, replaced }: EditCosts = ALIKE): number {
  const add = (word: string, i: number): number => (i > 1 && word[i - 1] === word[i - 2] ? doubled : moved);
  // Edits from the first i letters of `a` to the first j of `b`; only three rows of that table are needed at a time.
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] ?? 0) + add(b, j));
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] ?? 0) + add(a, i)];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + add(a, i), (row[j - 1] ?? 0) + add(b, j), (last[j - 1] ?? 0) + (same ? 0 : replaced));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + moved);
      row.push(edits);
    }
    // All that follows builds on this row, or by a swap on the one before it.
    if (Math.min(...row) >= limit && Math.min(...last) + 1 >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
