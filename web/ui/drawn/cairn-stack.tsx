import { useState, type ReactElement } from 'react';
import { type CairnOptions, cairnPaths } from '#core/drawing/stones.ts';
import { classes } from '#web/ui/classes.ts';

export interface CairnStackProps {
  readonly seed: string;
  /** Number of stones; none draws the ground alone. */
  readonly count: number;
  /** What the cairn says, for example "5 stones this week". Without it the drawing is decorative. */
  readonly label?: string;
  /** Size of the drawing in units of its viewBox, also its natural size in px. */
  readonly width?: number;
  readonly height?: number;
  readonly stone?: CairnOptions;
  /** The top stone was laid today: in the accent. */
  readonly today?: boolean;
  readonly ground?: boolean;
  readonly className?: string | undefined;
}

/** A cairn standing on the lower edge of its drawing. Stones that are laid while it is seen settle. */
export function CairnStack(props: CairnStackProps): ReactElement {
  const {
    seed,
    count,
    label,
    width = 44,
    height = 48,
    stone = { width: 36, height: 9.4, gap: 1.3 },
    today = true,
    ground = false,
    className,
  } = props;
  const [firstCount] = useState(count);
  const paths = cairnPaths(seed, count, width / 2, height - 2, stone);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classes('overflow-visible', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths.map((d, i) => {
        const top = i === paths.length - 1;
        return <path key={d} d={d} className={classes(top && today ? 'fill-accent' : 'fill-ink', i >= firstCount && 'settles')} />;
      })}
      {ground ? <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line-2" /> : null}
    </svg>
  );
}
