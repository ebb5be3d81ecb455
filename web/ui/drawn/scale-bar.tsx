import type { ReactElement } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

export interface ScaleBarProps {
  /** Countable parts: lessons, five-minute blocks, points. At least 1. */
  readonly parts: number;
  /** Parts done, with the part under way as a fraction: 6.35 is six done and a third of the seventh. */
  readonly done: number;
  /** Spoken and always also shown as text beside the bar, for example "6 of 12 lessons". */
  readonly label: string;
  /** Height in px. */
  readonly height?: number;
  readonly className?: string | undefined;
}

/* Beyond this many parts the blocks would be thinner than their borders; the bar then keeps its share in fewer blocks. */
const MOST_BLOCKS = 40;

/** Progress in the units of a map's scale bar. */
export function ScaleBar({ parts, done, label, height = 8, className }: ScaleBarProps): ReactElement {
  const total = Math.max(1, Math.round(parts));
  const blocks = Math.min(total, MOST_BLOCKS);
  const walked = (clamp(done, 0, total) / total) * blocks;
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.round(clamp(done, 0, total) * 100) / 100}
      aria-valuetext={label}
      width="100%"
      height={height}
      shapeRendering="crispEdges"
      className={classes('block border border-ink', className)}
    >
      {Array.from({ length: blocks }, (_, i) => (
        <Block key={i} index={i} width={100 / blocks} share={clamp(walked - i, 0, 1)} />
      ))}
    </svg>
  );
}

function Block({ index, width, share }: { readonly index: number; readonly width: number; readonly share: number }): ReactElement {
  const x = `${index * width}%`;
  const isAhead = share <= 0;
  const isDone = share >= 1;
  return (
    <>
      <rect
        x={x}
        y={isAhead && index % 2 ? '50%' : '0'}
        width={`${isAhead ? width : width * share}%`}
        height={isAhead ? '50%' : '100%'}
        className={isDone ? 'fills fill-ink' : isAhead ? 'fill-line-2' : 'fill-accent'}
      />
      {isDone && index > 0 ? <line x1={x} x2={x} y1="0" y2="100%" className="stroke-paper" /> : null}
    </>
  );
}
