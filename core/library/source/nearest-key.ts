/** The known word nearest to a mistyped one, or null when none is close (about one slip in three letters). */
export function findNearestKey(word: string, known: readonly string[]): string | null {
  const typed = word.toLowerCase().replace(/[\s_-]/g, '');
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const key of known) {
    // Each letter more or less is an edit at least.
    if (Math.abs(key.length - typed.length) >= bestDistance) continue;
    const distance = countEdits(typed, key.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = key;
      bestDistance = distance;
    }
  }
  return best;
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours. `limit` when it is that or more. */
export function countEdits(a: string, b: string, limit: number): number {
  // Edits from the first i letters of `a` to the first j of `b`; only three rows of that table are needed at a time.
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    // All that follows builds on this row, or by a swap on the one before it.
    if (Math.min(...row) >= limit && Math.min(...last) + 1 >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
