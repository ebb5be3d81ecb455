import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { formatTime } from '#core/format-time.ts';
import { classes } from '#web/ui/classes.ts';
import { type RidgeSize, Skyline } from '#web/ui/drawn/skyline.tsx';

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
  readonly size?: RidgeSize;
  readonly className?: string | undefined;
}

const NO_MARKS: readonly number[] = [];
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
      <Skyline box={box} seed={seed} profile={profile} at={shown} marks={marks} buffered={bufferedFraction} size={size} />
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
