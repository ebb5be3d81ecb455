import { memo, type ReactElement, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { polyline } from '#core/drawing/path.ts';
import { clamp, type Point, ridgePoints } from '#core/drawing/terrain.ts';

/** `bar` is the low skyline along an edge, `full` a landscape. */
export type RidgeSize = 'bar' | 'full';

const HEIGHT = { bar: 28, full: 108 };
const FOOT = { bar: 3, full: 22 };
const THUMB = { bar: 5, full: 7.5 };
const WIDTH = 1000;

export interface SkylineProps {
  /** As wide as the drawing. */
  readonly box: RefObject<HTMLElement | null>;
  /** The land follows from it. */
  readonly seed: string;
  /** Heights in equal steps, 0 to 1, at least two values. Replaces the seeded land. */
  readonly profile?: readonly number[] | undefined;
  /** How far it is walked, 0 to 1; null where that cannot be told: the land then has no mark on it. */
  readonly at: number | null;
  /** Dotted drops, 0 to 1. */
  readonly marks: readonly number[];
  readonly buffered?: number | undefined;
  readonly size: RidgeSize;
}

/** A way through land, the walked part in the accent. It fills a `.ridge`. */
export function Skyline({ box, seed, profile, size, ...way }: SkylineProps): ReactElement {
  const peaks = usePeaks(box, size);
  const points = useMemo(() => skylinePoints(seed, profile, peaks, size), [seed, profile, peaks, size]);
  return <Way points={points} height={HEIGHT[size]} thumb={THUMB[size]} {...way} />;
}

/* A skyline drawn for a wide screen turns to grass on a phone: the number of peaks follows the width, in coarse steps so that it rarely changes. */
function usePeaks(box: RefObject<HTMLElement | null>, size: RidgeSize): number {
  const [peaks, setPeaks] = useState(22);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const spacing = size === 'full' ? 75 : 62;
      if (width > 0) setPeaks(Math.max(4, Math.ceil(width / spacing / 3) * 3));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, size]);
  return peaks;
}

function skylinePoints(seed: string, profile: readonly number[] | undefined, peaks: number, size: RidgeSize): Point[] {
  const [low, high] = [HEIGHT[size] - FOOT[size], 3];
  if (profile && profile.length > 1) {
    return profile.map((loud, i): Point => [(i / (profile.length - 1)) * WIDTH, low + clamp(loud, 0, 1) * (high - low)]);
  }
  return ridgePoints(seed, WIDTH, { count: peaks * (size === 'full' ? 23 : 11), frequency: peaks, octaves: 3, low, high });
}

interface WayProps {
  readonly points: readonly Point[];
  readonly at: number | null;
  readonly marks: readonly number[];
  readonly buffered?: number | undefined;
  readonly height: number;
  readonly thumb: number;
}

/* The position moves many times a second. Then only three windows onto the land are set, and the land itself stays. */
const Way = memo(function Way({ points, at, marks, buffered = 0, height, thumb }: WayProps): ReactElement {
  const id = useId();
  const x = (at ?? 0) * WIDTH;
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <Window id={`${id}walked`} from={0} to={x} height={height} />
        <Window id={`${id}ahead`} from={x} to={WIDTH} height={height} />
        <Window id={`${id}loaded`} from={x} to={buffered * WIDTH} height={height} />
        <Land points={points} marks={marks} height={height} id={id} />
      </svg>
      {/* Not stretched, so that the thumb stays round. */}
      {at === null ? null : <Thumb across={at} down={heightAt(points, x) / height} radius={thumb} />}
    </>
  );
});

function Thumb({ across, down, radius }: Readonly<Record<'across' | 'down' | 'radius', number>>): ReactElement {
  const [cx, cy] = [`${across * 100}%`, `${down * 100}%`];
  return (
    <svg aria-hidden="true">
      <circle className="ridge-gap" cx={cx} cy={cy} r={radius + 6.5} />
      <circle className="ridge-thumb" cx={cx} cy={cy} r={radius} />
    </svg>
  );
}

interface WindowProps {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

function Window({ id, from, to, height }: WindowProps): ReactElement {
  return (
    <clipPath id={id}>
      <rect x={from} y={-height} width={Math.max(0, to - from)} height={3 * height} />
    </clipPath>
  );
}

interface LandProps {
  readonly points: readonly Point[];
  readonly marks: readonly number[];
  readonly height: number;
  /** Begins the ids of the windows. */
  readonly id: string;
}

const Land = memo(function Land({ points, marks, height, id }: LandProps): ReactElement {
  const line = polyline(points);
  const ground = `${line}V${height}H${points[0]?.[0] ?? 0}Z`;
  return (
    <>
      <path className="ridge-ground" d={ground} />
      <path className="ridge-done" d={ground} clipPath={`url(#${id}walked)`} />
      <path className="ridge-line" d={line} clipPath={`url(#${id}ahead)`} />
      <path className="ridge-buffered" d={line} clipPath={`url(#${id}loaded)`} />
      <path className="ridge-walk" d={line} clipPath={`url(#${id}walked)`} />
      {marks.map((mark) => (
        <path key={mark} className="ridge-mark" d={`M${mark * WIDTH} ${heightAt(points, mark * WIDTH)}V${height}`} />
      ))}
    </>
  );
});

function heightAt(points: readonly Point[], x: number): number {
  const stretch = WIDTH / Math.max(1, points.length - 1);
  const i = clamp(Math.floor(x / stretch), 0, Math.max(0, points.length - 2));
  const [a, b] = [points[i], points[i + 1]];
  if (!a || !b) return a?.[1] ?? 0;
  return a[1] + (b[1] - a[1]) * ((x - a[0]) / stretch);
}
