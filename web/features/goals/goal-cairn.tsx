import { useState, type ReactElement } from 'react';
import { cairnPaths, type CairnOptions } from '#core/drawing/stones.ts';
import type { Goal } from '#core/goals/goal.ts';
import { classes } from '#web/ui/classes.ts';
import { countStones } from './count-stones.ts';

const SIZES = {
  sm: { width: 52, height: 60, stone: { width: 38, height: 9.4, gap: 1.3 }, many: { width: 38, height: 6, gap: 1.2 } },
  lg: { width: 200, height: 172, stone: { width: 148, height: 27, gap: 3.6 }, many: { width: 148, height: 18, gap: 3.6 } },
} as const satisfies Record<string, { width: number; height: number; stone: CairnOptions; many: CairnOptions }>;

/** A cairn of more stones has flatter ones, and keeps its height. */
const MOST_TALL = 6;

export interface GoalCairnProps {
  readonly goal: Pick<Goal, 'id' | 'progress' | 'state'>;
  readonly size?: keyof typeof SIZES;
  readonly className?: string | undefined;
}

/** A stone for each part of a goal: laid ones are full, those ahead are outlined, and the last one laid is in the accent. */
export function GoalCairn({ goal, size = 'sm', className }: GoalCairnProps): ReactElement {
  const { width, height, stone, many } = SIZES[size];
  const { laid, all } = countStones(goal);
  const [firstLaid] = useState(laid);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={classes('flex-none overflow-visible', className)}
    >
      {cairnPaths(goal.id, all, width / 2, height - 2, all > MOST_TALL ? many : stone).map((d, i) => (
        <path
          key={d}
          d={d}
          strokeWidth={size === 'sm' ? 1 : 1.5}
          className={classes(
            i >= laid ? 'fill-none stroke-control' : i === laid - 1 ? 'fill-accent' : 'fill-ink',
            i < laid && i >= firstLaid && 'settles',
          )}
        />
      ))}
      <path d={`M0 ${height - 0.75}H${width}`} strokeWidth="1.5" className="stroke-ink" />
    </svg>
  );
}
