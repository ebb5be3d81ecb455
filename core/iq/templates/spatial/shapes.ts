/** On the page, in units of the drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed outline. */
export const outlinePath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const linePath = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export const discPath = ([x, y]: Point, radius: number): string => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Puts the middle of `bounds` on the middle of a box and takes each unit of theirs for `scale` units of the box. */
export const fitInto =
  ({ left, top, width, height }: Bounds, box: number, scale: number): ((point: Point) => Point) =>
  ([x, y]) => [box / 2 + (x - left - width / 2) * scale, box / 2 + (y - top - height / 2) * scale];
