import { clamp, type Point } from '#core/drawing/terrain.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CalloutPlace extends Box {
  /** Of the mark it points at. */
  readonly side: 'above' | 'below' | 'left' | 'right';
  /** Which part of it stands at the mark. */
  readonly align: 'start' | 'middle' | 'end';
}

/** From the middle of the ring to the nearest edge of the callout, with the point between them. */
const GAP = 18;
/** From an end of the callout to its point. */
const INSET = 10;

/** Where a callout of this size can stand at a mark, the best loved first. */
export function calloutPlaces([x, y]: Point, { width, height }: Pick<Box, 'width' | 'height'>): CalloutPlace[] {
  const across = { start: x - INSET, middle: x - width / 2, end: x + INSET - width };
  const upright = { above: y - GAP - height, below: y + GAP };
  const places: CalloutPlace[] = [];
  for (const side of ['above', 'below'] as const) {
    for (const align of ['middle', 'start', 'end'] as const) {
      places.push({ side, align, x: across[align], y: upright[side], width, height });
    }
  }
  places.push({ side: 'left', align: 'end', x: x - GAP - width, y: y - height / 2, width, height });
  places.push({ side: 'right', align: 'start', x: x + GAP, y: y - height / 2, width, height });
  return places;
}

export interface CalloutInput extends Pick<Box, 'width' | 'height'> {
  readonly at: Point;
  /** What has to hold it. */
  readonly within: Box;
  /** What it should not cover. */
  readonly avoid: readonly Box[];
}

/** The side of the mark where a callout covers nothing; without one, where it covers least. */
export function placeCallout({ at, width, height, within, avoid }: CalloutInput): CalloutPlace {
  const covered = (place: Box): number => {
    const outside = width * height - overlap(place, within);
    // An edge is worse than anything on the map: what lies beyond it cannot be read.
    return avoid.reduce((sum, box) => sum + overlap(place, box), outside * 100);
  };
  const [first, ...others] = calloutPlaces(at, { width, height });
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), first as CalloutPlace);
}

export function overlap(a: Box, b: Box): number {
  const side = (from: number, to: number): number => Math.max(0, to - from);
  return (
    side(Math.max(a.x, b.x), Math.min(a.x + a.width, b.x + b.width)) * side(Math.max(a.y, b.y), Math.min(a.y + a.height, b.y + b.height))
  );
}

/** A square around a point. */
export function around([x, y]: Point, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** The point at a share of a line whose points stand at equal distances. */
export function pointAlong(line: readonly Point[], share: number): Point {
  const at = clamp(share, 0, 1) * (line.length - 1);
  const from = line[Math.floor(at)] ?? [0, 0];
  const to = line[Math.ceil(at)] ?? from;
  const part = at - Math.floor(at);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
