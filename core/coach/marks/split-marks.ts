/** A part of a text that shows something. Several may stand over one another. */
export interface Mark {
  /** What it shows. */
  readonly id: string;
  /** In UTF-16 units; `end` is not part of it. */
  readonly start: number;
  readonly end: number;
}

/** A piece of the text under one set of marks. */
export interface MarkedPiece {
  readonly start: number;
  readonly text: string;
  /** Ids of the marks over it, the one that began last first. */
  readonly ids: readonly string[];
  /** Ids whose run of marked text ends with this piece. */
  readonly ending: readonly string[];
}

/** Cuts a text where marks begin and end. The pieces joined are the text; marks that lie outside of it are cut or left out. */
export function splitMarks(text: string, marks: readonly Mark[]): MarkedPiece[] {
  const edges = marks
    .map(({ id, start, end }) => ({ id, start: Math.max(0, Math.trunc(start)), end: Math.min(text.length, Math.trunc(end)) }))
    .filter(({ start, end }) => start < end)
    .flatMap(({ id, start, end }) => [
      { id, at: start, step: 1 },
      { id, at: end, step: -1 },
    ])
    // What touches goes on: at one place, marks begin before others end.
    .toSorted((a, b) => a.at - b.at || b.step - a.step);

  const pieces: MarkedPiece[] = [];
  const open = new Map<string, number>();
  let from = 0;
  let i = 0;
  while (from < text.length) {
    for (let edge = edges[i]; edge?.at === from; edge = edges[++i]) step(open, edge);
    const to = edges[i]?.at ?? text.length;
    pieces.push({ start: from, text: text.slice(from, to), ids: [...open.keys()].toReversed(), ending: endingAt(to) });
    from = to;
  }
  return pieces;

  function endingAt(at: number): string[] {
    const after = new Map(open);
    for (let k = i; edges[k]?.at === at; k++) step(after, edges[k] as (typeof edges)[number]);
    return [...open.keys()].filter((id) => !after.has(id));
  }
}

function step(open: Map<string, number>, { id, step: by }: { readonly id: string; readonly step: number }): void {
  const count = (open.get(id) ?? 0) + by;
  if (count > 0) open.set(id, count);
  else open.delete(id);
}
