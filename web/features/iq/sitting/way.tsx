import type { ReactElement } from 'react';
import { seededRandom } from '#core/random.ts';
import type { SittingProgress } from '#core/iq/sitting/sitting.ts';

const WIDTH = 1000;
const HEIGHT = 100;
const BASE = 92;
const LOW = 62;
const TOP = 10;
/** Items between two long ticks. */
const LONG_TICK = 5;

/** The heights of a way up, a step an item. It is dealt before the first answer and is the same whatever the answers are. */
function dealHeights(seed: string, steps: number): number[] {
  const random = seededRandom(`way ${seed}`);
  return Array.from({ length: steps }, (_, i) => {
    const climb = LOW + (TOP - LOW) * Math.sqrt(i / Math.max(1, steps - 1));
    return Math.min(BASE - 12, Math.max(TOP, climb + (random() - 0.5) * 22));
  });
}

export interface WayProps {
  readonly sittingId: string;
  readonly progress: SittingProgress;
}

/** How far one is. The walked part is drawn, what is ahead is dotted. */
export function Way({ sittingId, progress: { answered, total } }: WayProps): ReactElement {
  const heights = dealHeights(sittingId, total);
  const step = WIDTH / total;
  const now = Math.min(answered, total - 1);
  const nowY = heights[now] ?? TOP;
  const nowX = now * step + step / 2;
  const walked = heights.slice(0, now).map((y, i) => `${i === 0 ? 'M0 ' : 'V'}${y}H${(i + 1) * step}`);
  return (
    <div className="sitting-way">
      <p>
        <strong>
          Item {now + 1} of {total}
        </strong>{' '}
        <span className="sitting-way-line">The path is drawn beforehand: it shows how far you are, not how you do.</span>
      </p>
      <svg aria-hidden="true" className="sitting-path">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height="100%" preserveAspectRatio="none">
          <path
            d={heights
              .slice(0, now)
              .map((y, i) => hatchStep(i * step, step, y))
              .join('')}
            className="sitting-strata"
          />
          <path d={`M0 ${TOP}H${WIDTH}M0 ${(TOP + BASE) / 2}H${WIDTH}`} className="sitting-level" />
          <path d={`M0 ${BASE}H${WIDTH}${ticks(total, step)}`} className="sitting-ground" />
          <path
            d={`M${nowX} ${nowY}${heights
              .slice(now + 1)
              .map((y, i) => `L${(now + 1.5 + i) * step} ${y}`)
              .join('')}`}
            className="sitting-ahead"
          />
          <path d={`${walked.join('') || `M0 ${nowY}`}V${nowY}H${nowX}`} className="sitting-walked" />
        </svg>
        <circle cx={`${(nowX / WIDTH) * 100}%`} cy={`${nowY}%`} r="6.5" className="sitting-ring" />
      </svg>
    </div>
  );
}

const LINES_A_STEP = 5;

const hatchStep = (x: number, width: number, y: number): string =>
  Array.from({ length: LINES_A_STEP }, (_, i) => `M${x + ((i + 0.5) * width) / LINES_A_STEP} ${y + 5}V${BASE}`).join('');

const ticks = (total: number, step: number): string =>
  Array.from({ length: total + 1 }, (_, i) => `M${i * step} ${BASE}v${i % LONG_TICK === 0 || i === total ? 8 : 4}`).join('');
