import type { ReactElement } from 'react';
import { polyline } from '#core/drawing/path.ts';
import { cairnPaths } from '#core/drawing/stones.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

/* As wide as the widest column can be: below 64rem each plan takes the whole page. */
const WIDTH = 1024;
const HEIGHT = 108;
const STEP = 5;
const CAIRN_X = 66;
/* A taller cairn would leave the picture. */
const MAX_STONES = 6;

interface PlanPictureProps {
  readonly seed: string;
  /** One for each thing that the plan includes. */
  readonly stones: number;
  readonly isRaised: boolean;
  readonly className?: string;
}

/** A cairn on uneven ground that runs on beyond the right edge, however wide the column is. */
export function PlanPicture({ seed, stones, isRaised, className }: PlanPictureProps): ReactElement {
  const rock = noise(`plan ${seed}`);
  const heightAt = (x: number): number => 96 + rock(x / 120, 2, 3) * 9;
  const ground = Array.from({ length: WIDTH / STEP + 1 }, (_, i): Point => [i * STEP, heightAt(i * STEP)]);
  const paths = cairnPaths(`plan ${seed}`, Math.min(Math.max(stones, 1), MAX_STONES), CAIRN_X, heightAt(CAIRN_X) + 1.5, {
    width: 60,
    height: 15,
    gap: 1.5,
  });
  return (
    <div aria-hidden="true" className={classes('overflow-hidden', className)}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} className="max-w-none">
        <path d={polyline(ground)} fill="none" strokeWidth="1.6" className="stroke-ink" />
        {paths.map((d, i) => (
          <path key={d} d={d} className={isRaised && i === paths.length - 1 ? 'fill-accent' : 'fill-ink'} />
        ))}
      </svg>
    </div>
  );
}
