/** Index of the last of them, in their order, that begins at a place or before it; -1 when none does. */
export function lastAtOrBefore(ordered: readonly { readonly start: number }[], place: number): number {
  let low = -1;
  let high = ordered.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ordered[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
