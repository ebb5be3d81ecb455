import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { polyline } from '#core/drawing/path.ts';
import { clamp, type Point, ridgePoints } from '#core/drawing/terrain.ts';
import { formatTime } from '#core/format-time.ts';
import { classes } from '#web/ui/classes.ts';

export interface RidgeSeekProps {
  /** The skyline follows from it; use the id of what is playing. */
  readonly seed: string;
  /** Loudness of the sound in equal steps, 0 to 1, at least two values. Replaces the seeded skyline. */
  readonly profile?: readonly number[] | undefined;
  /** Where playback is, 0 to 1; null where that cannot be told: the land then has no mark on it. */
  readonly fraction: number | null;
  /** Chapter starts, 0 to 1. */
  readonly marks?: readonly number[];
  readonly bufferedFraction?: number | undefined;
  /** Seconds, or null while unknown: the ridge then shows, but takes no input. */
  readonly durationSec: number | null;
  /** Spoken position, for example "24 minutes of 43". */
  readonly valueText: string;
  readonly onSeek: (sec: number) => void;
  /** Names the part of the sound at a time, for the flag at the pointer. */
  readonly titleAt?: ((sec: number) => string | undefined) | undefined;
  readonly label?: string;
  /** `bar` is the low skyline above the player, `full` the landscape of the full-screen player. */
  readonly size?: 'bar' | 'full';
  readonly className?: string | undefined;
}

const NO_MARKS: readonly number[] = [];
const HEIGHT = { bar: 28, full: 108 };
const FOOT = { bar: 3, full: 22 };
const WIDTH = 1000;
const STEP_SEC = 5;
const PAGE_SEC = 30;

/** The player's skyline, walked part in the accent. One slider for assistive technology. */
export function RidgeSeek(props: RidgeSeekProps): ReactElement {
  const {
    seed,
    profile,
    fraction,
    marks = NO_MARKS,
    bufferedFraction,
    durationSec,
    valueText,
    onSeek,
    titleAt,
    label = 'Position',
    size = 'bar',
    className,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const [aimedSec, setAimedSec] = useState<number | null>(null);
  const [pointedSec, setPointedSec] = useState<number | null>(null);
  const peaks = usePeaks(box, size);
  const skyline = useMemo(() => skylinePoints(seed, profile, peaks, size), [seed, profile, peaks, size]);

  const duration = durationSec !== null && durationSec > 0 ? durationSec : null;
  const place = aimedSec !== null && duration !== null ? aimedSec / duration : fraction;
  const shown = place === null ? null : clamp(place, 0, 1);
  const position = (shown ?? 0) * (duration ?? 0);

  // Presses are measured here: some touch browsers move a native range only when its thumb is dragged.
  const aim = (event: PointerEvent<HTMLInputElement>): number => {
    const edge = event.currentTarget.getBoundingClientRect();
    return clamp((event.clientX - edge.left) / edge.width, 0, 1) * (duration ?? 0);
  };
  const onPointerDown = (event: PointerEvent<HTMLInputElement>): void => {
    if (duration === null || event.button !== 0) return;
    dragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAimedSec(aim(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>): void => {
    if (duration === null) return;
    const sec = aim(event);
    if (dragging.current) setAimedSec(sec);
    else if (event.pointerType !== 'touch') setPointedSec(sec);
  };
  const release = (): void => {
    dragging.current = false;
    setAimedSec(null);
    setPointedSec(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = duration === null ? undefined : keyTarget(event.key, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div ref={box} dir="ltr" className={classes('ridge', className)} data-size={size}>
      <Skyline
        points={skyline}
        at={shown}
        marks={marks}
        buffered={bufferedFraction}
        height={HEIGHT[size]}
        thumb={size === 'full' ? 7.5 : 5}
      />
      <input
        type="range"
        className="ridge-input"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={duration ?? 1}
        step="any"
        value={position}
        disabled={duration === null}
        onChange={(event) => {
          // Not by a pointer: assistive technology sets the value itself.
          if (!dragging.current) onSeek(event.currentTarget.valueAsNumber);
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => {
          if (dragging.current) onSeek(aim(event));
          release();
        }}
        onPointerCancel={release}
        onPointerLeave={() => setPointedSec(null)}
        onKeyDown={onKeyDown}
      />
      <PlaceFlag sec={aimedSec ?? pointedSec} duration={duration} titleAt={titleAt} />
    </div>
  );
}

interface PlaceFlagProps {
  readonly sec: number | null;
  readonly duration: number | null;
  readonly titleAt: RidgeSeekProps['titleAt'];
}

/* Says where a press would lead. Only for the eye: the slider has its own value. */
function PlaceFlag({ sec, duration, titleAt }: PlaceFlagProps): ReactElement | null {
  if (sec === null || duration === null) return null;
  const title = titleAt?.(sec);
  const across = `${(sec / duration) * 100}%`;
  return (
    <span className="ridge-flag" aria-hidden="true" style={{ left: across, translate: `-${across} 0` }}>
      <time>{formatTime(sec)}</time>
      {title ? <span>{title}</span> : null}
    </span>
  );
}

function keyTarget(key: string, position: number, duration: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: STEP_SEC,
    ArrowUp: STEP_SEC,
    ArrowLeft: -STEP_SEC,
    ArrowDown: -STEP_SEC,
    PageUp: PAGE_SEC,
    PageDown: -PAGE_SEC,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const step = steps[key];
  return step === undefined ? undefined : clamp(position + step, 0, duration);
}

/* A skyline drawn for a wide screen turns to grass on a phone: the number of peaks follows the width, in coarse steps so that it rarely changes. */
function usePeaks(box: RefObject<HTMLElement | null>, size: 'bar' | 'full'): number {
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

function skylinePoints(seed: string, profile: readonly number[] | undefined, peaks: number, size: 'bar' | 'full'): Point[] {
  const [low, high] = [HEIGHT[size] - FOOT[size], 3];
  if (profile && profile.length > 1) {
    return profile.map((loud, i): Point => [(i / (profile.length - 1)) * WIDTH, low + clamp(loud, 0, 1) * (high - low)]);
  }
  return ridgePoints(seed, WIDTH, { count: peaks * (size === 'full' ? 23 : 11), frequency: peaks, octaves: 3, low, high });
}

interface SkylineProps {
  readonly points: readonly Point[];
  readonly at: number | null;
  readonly marks: readonly number[];
  readonly buffered: number | undefined;
  readonly height: number;
  readonly thumb: number;
}

/* The position moves many times a second. Then only three windows onto the land are set, and the land itself stays. */
const Skyline = memo(function Skyline({ points, at, marks, buffered = 0, height, thumb }: SkylineProps): ReactElement {
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
