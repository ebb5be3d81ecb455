import { useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { Skyline } from '#web/ui/drawn/skyline.tsx';
import type { ContentsEntry } from '../engine/book-view.ts';

export interface BookRidgeProps {
  /** The land follows from it. */
  readonly seed: string;
  /** How far through the book, 0 to 1. */
  readonly fraction: number;
  readonly contents: readonly ContentsEntry[];
  /** The place in words. */
  readonly valueText: string;
  /** A page of the book, as a share of it. */
  readonly step: number;
  readonly onGo: (fraction: number) => void;
}

/** More would be a fence. */
const MAX_MARKS = 60;
const PAGES_PER_LEAP = 10;

/** The elevation of the book, and the slider to go elsewhere in it. */
export function BookRidge({ seed, fraction, contents, valueText, step, onGo }: BookRidgeProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [aimed, setAimed] = useState<number | null>(null);
  const marks = useMemo(() => chapterMarks(contents), [contents]);
  const shown = aimed ?? fraction;

  /** Nothing moves before the pointer has let go. */
  function settle(): void {
    if (aimed !== null) onGo(aimed);
    setAimed(null);
  }
  function goByKey(event: KeyboardEvent): void {
    const target = keyTarget(event.key, fraction, step);
    if (target === null) return;
    event.preventDefault();
    onGo(target);
  }

  return (
    <div ref={box} dir="ltr" className="ridge">
      <Skyline box={box} seed={seed} at={shown} marks={marks} size="bar" />
      <input
        type="range"
        className="ridge-input"
        aria-label="Place in the book"
        aria-valuetext={aimed === null ? valueText : `${Math.round(aimed * 100)}%`}
        min={0}
        max={1}
        step="any"
        value={shown}
        onChange={(event) => setAimed(event.currentTarget.valueAsNumber)}
        onPointerUp={settle}
        onBlur={settle}
        onKeyDown={goByKey}
        onKeyUp={settle}
      />
      {aimed === null ? null : (
        <span className="ridge-flag" aria-hidden="true" style={{ left: `${aimed * 100}%`, translate: `-${aimed * 100}% 0` }}>
          <span className="tabular-nums">{Math.round(aimed * 100)}%</span>
          <span>{contents.findLast((entry) => entry.fraction <= aimed)?.title}</span>
        </span>
      )}
    </div>
  );
}

function chapterMarks(contents: readonly ContentsEntry[]): number[] {
  const starts = contents.filter(({ depth, fraction }) => depth === 0 && fraction > 0 && fraction < 1).map((entry) => entry.fraction);
  const marks = [...new Set(starts)];
  return marks.length > MAX_MARKS ? [] : marks;
}

function keyTarget(key: string, fraction: number, step: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return 1;
  const pages = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGES_PER_LEAP, PageDown: -PAGES_PER_LEAP }[key];
  return pages === undefined ? null : clamp(fraction + pages * step, 0, 1);
}
