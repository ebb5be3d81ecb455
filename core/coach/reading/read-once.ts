/** More than two talks as long as they may be. */
const MOST = 500;

/**
 * A reading that keeps what it found in the latest texts: a talk is planned from all of its messages at each turn, and
 * those before the newest were read at the turns before. What is found must depend on nothing but the text.
 */
export function readOnce<Found>(read: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (text) => {
    const kept = known.get(text) ?? { found: read(text) };
    known.delete(text);
    if (known.size === MOST) known.delete(known.keys().next().value as string);
    known.set(text, kept);
    return kept.found;
  };
}
