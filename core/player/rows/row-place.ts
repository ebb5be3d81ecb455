/** Where a row would be put down: the place its middle is over. */
export function dropIndex(topPx: number, rowPx: number, count: number): number {
  return Math.min(Math.max(0, Math.round(topPx / rowPx)), Math.max(0, count - 1));
}

/** Places by which a row makes room while another one is carried: one up, one down, or none. */
export function makeRoom(index: number, from: number, over: number): -1 | 0 | 1 {
  if (index > from && index <= over) return -1;
  if (index < from && index >= over) return 1;
  return 0;
}

const EDGE_PX = 56;
const FASTEST_PX = 18;

/** Pixels to scroll for the next picture while a row is carried near an edge; the nearer, the faster. */
export function edgeScrollPx(y: number, topPx: number, bottomPx: number): number {
  const intoTop = topPx + EDGE_PX - y;
  const intoBottom = y - (bottomPx - EDGE_PX);
  const speed = (px: number): number => Math.ceil((Math.min(px, EDGE_PX) / EDGE_PX) * FASTEST_PX);
  if (intoTop > 0) return -speed(intoTop);
  return intoBottom > 0 ? speed(intoBottom) : 0;
}

/** The scroll offset at which a row is wholly seen, as near to the present one as can be. */
export function scrollToRow(offsetPx: number, heightPx: number, index: number, rowPx: number): number {
  const top = index * rowPx;
  if (top < offsetPx) return top;
  return Math.max(offsetPx, top + rowPx - heightPx);
}
