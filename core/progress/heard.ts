/** A stretch of a unit's media that was heard. */
export type HeardSpan = [fromSec: number, toSec: number];

/** Nobody hears media faster than this: the player goes no faster. */
export const MAX_RATE = 3;

/** Who hears a work in more pieces than this loses the shortest: too little is claimed, never too much. */
export const MAX_SPANS = 100;

/** Stretches nearer than this are one: media clocks tick only a few times a second. */
const JOIN_SEC = 1;

/** The advertisement that was skipped does not keep a chapter open. */
const THROUGH_FRACTION = 0.9;

/** What is known of what was heard. `heard` is null where nobody noted it: then all before the place counts as heard. */
export interface Hearing {
  readonly positionSec: number | null;
  readonly heard: HeardSpan[] | null;
}

/** Stretches in order, those that touch or overlap as one. */
export function joinSpans(spans: readonly HeardSpan[]): HeardSpan[] {
  const joined: HeardSpan[] = [];
  for (const [fromSec, toSec] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && fromSec - last[1] <= JOIN_SEC) joined[joined.length - 1] = [last[0], Math.max(last[1], toSec)];
    else joined.push([fromSec, toSec]);
  }
  return keepLongest(joined);
}

function keepLongest(spans: HeardSpan[]): HeardSpan[] {
  if (spans.length <= MAX_SPANS) return spans;
  const longest = spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MAX_SPANS);
  return longest.toSorted((a, b) => a[0] - b[0]);
}

/** What was heard before either of two observations; null when neither noted it. */
export function joinHeard(a: Hearing, b: Hearing): HeardSpan[] | null {
  return a.heard === null && b.heard === null ? null : joinSpans([...heardSpans(a), ...heardSpans(b)]);
}

/** Whether a chapter was heard from its beginning to its end. In a unit that was once finished every one was. */
export function isHeardThrough(hearing: Hearing & { readonly completed: boolean }, startSec: number, endSec: number): boolean {
  if (hearing.completed) return true;
  const heardSec = heardSpans(hearing).reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, endSec) - Math.max(from, startSec)), 0);
  return heardSec >= (endSec - startSec) * THROUGH_FRACTION;
}

/** Seconds of the media that were heard, each once. */
export const heardSec = (hearing: Hearing): number => heardSpans(hearing).reduce((sum, [from, to]) => sum + to - from, 0);

function heardSpans({ heard, positionSec }: Hearing): readonly HeardSpan[] {
  return heard ?? (positionSec === null || positionSec === 0 ? [] : [[0, positionSec]]);
}
