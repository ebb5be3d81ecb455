import type { ReactElement } from 'react';
import { bandName, bandStep } from '#core/coach/marks/evaluation-words.ts';
import { BANDS, type Band } from '#core/coach/bands.ts';
import { spline } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';

export interface BandPathProps {
  /** Of the scored answers, in order. */
  readonly bands: readonly Band[];
  /** The one that is looked at. */
  readonly now: number;
}

const WIDTH = 150;
const HEIGHT = 64;
const MARGIN = 8;
const STEP = (HEIGHT - 2 * MARGIN) / BANDS.length;
/** Room for that many answers before the path is pressed together. */
const LEAST_PLACES = 6;

/** The bands of a session as an elevation line, with a ring at the one that is looked at. They answer different questions, so the line is named an order and no trend. */
export function BandPath({ bands, now }: BandPathProps): ReactElement {
  const gap = (WIDTH - 2 * MARGIN) / (Math.max(LEAST_PLACES, bands.length) - 1);
  const points = bands.map((band, i): Point => [MARGIN + i * gap, HEIGHT - MARGIN - bandStep(band) * STEP]);
  const line = spline(points);
  const [first, last] = [points[0], points.at(-1)];
  const words = bands.map((band, i) => `answer ${i + 1} ${bandName(band).toLowerCase()}`).join(', ');
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Your answers, in order: ${words}`}
        className="w-full max-w-40 overflow-visible"
      >
        {first && last && points.length > 1 ? (
          <path d={`${line}L${last[0]} ${HEIGHT - MARGIN}H${first[0]}Z`} className="fill-topo-2" />
        ) : null}
        <path d={`M0 ${HEIGHT - MARGIN}H${WIDTH}`} className="stroke-line-2" />
        <path d={line} fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
        {points.map(([x, y], i) => (
          <circle
            key={i}
            cx={x}
            cy={y}
            r={i === now ? 5 : 3}
            strokeWidth={i === now ? 3.5 : 0}
            className={i === now ? 'fill-sheet stroke-accent' : 'fill-ink'}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true" className="text-sm text-ink-3">
        Your answers, in order
      </figcaption>
    </figure>
  );
}
