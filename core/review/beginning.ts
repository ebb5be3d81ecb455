/** How much of the words is shown before the rest is to be recalled. */
const SHOWN = 1 / 3;
/** Fewer words have no beginning and rest. */
const FEWEST_WORDS = 4;

/** The words of a quote up to about a third, cut between two words; null where it is too short to go on from anything. */
export function beginningOf(quote: string): string | null {
  const words = [...quote.matchAll(/\S+/g)];
  if (words.length < FEWEST_WORDS) return null;
  const wanted = quote.length * SHOWN;
  const last = words.slice(0, -1).findLast(({ index }) => index < wanted) ?? words[0];
  return last ? quote.slice(0, last.index + last[0].length) : null;
}
