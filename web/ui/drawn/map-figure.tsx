import { useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { BLAZE } from '#core/drawing/blaze.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';
import { KIND_FILL } from '#web/ui/kind.tsx';

export interface MapFigureProps {
  /** A file with one symbol, for example `/art/landing.svg#map`. */
  readonly href: string;
  readonly viewBox: string;
  /** The whole drawing, where `viewBox` shows a part of it. */
  readonly drawing?: string;
  /** Live SVG over the map in the same units: trail, waypoints, labels. */
  readonly children?: ReactNode;
  /** What the map says; without it the drawing is decorative. */
  readonly label?: string;
  /** Which part stays in view when the box has another ratio. */
  readonly align?: 'xMidYMid' | 'xMaxYMid' | 'xMinYMid' | 'xMidYMax';
  /** Nobody sees it before they scroll: the file is fetched when the page stands, not beside its first paint. */
  readonly isBelow?: boolean;
  readonly className?: string | undefined;
}

/** A map that fills its box. The terrain is a cached file, everything that changes is drawn over it. */
export function MapFigure({
  href,
  viewBox,
  drawing = viewBox,
  children,
  label,
  align = 'xMidYMid',
  isBelow = false,
  className,
}: MapFigureProps): ReactElement {
  const isStanding = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
  const [x = '0', y = '0', width = '0', height = '0'] = drawing.split(' ');
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={`${align} slice`}
      className={classes('block size-full', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={isBelow && !isStanding ? undefined : href} x={x} y={y} width={width} height={height} />
      {children}
    </svg>
  );
}

const listenToNothing = () => () => undefined;

/** The measured frame of a map. Its parent has to be positioned. */
export function Neatline({ className }: { readonly className?: string | undefined }): ReactElement {
  return <span aria-hidden="true" className={classes('neatline', className)} />;
}

/** The panel inset in a map that holds the title and the signpost. */
export function Plate({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }): ReactElement {
  return <div className={classes('plate', className)}>{children}</div>;
}

export interface TrailPathProps {
  /** SVG path data. */
  readonly route: string;
  /** Part already walked, 0 to 1. */
  readonly done?: number;
  readonly width?: number;
}

/** How far each route was when it was last seen by this document. On the server it stays empty: effects alone write to it. */
const seen = new Map<string, number>();

/** A dotted footpath with a pale casing; the walked part is a solid line that draws what is new since it was last seen. Inside a `MapFigure`. */
export function TrailPath({ route, done = 0, width = 3 }: TrailPathProps): ReactElement {
  const [from] = useState(() => seen.get(route) ?? done);
  const [isNew] = useState(from !== done);
  useEffect(() => void seen.set(route, done), [route, done]);
  const line = { d: route, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <g>
      <path {...line} strokeWidth={width + 4.5} className="stroke-topo-5" opacity="0.85" />
      <path {...line} strokeWidth={width} strokeDasharray={`.1 ${width * 2.5}`} className="stroke-path" />
      {done > 0 ? (
        <path
          {...line}
          strokeWidth={width + 0.4}
          pathLength={1}
          strokeDasharray={`${done} 2`}
          className={classes('stroke-path', isNew && 'draws')}
          {...(isNew ? { style: { '--from': from } as CSSProperties } : {})}
        />
      ) : null}
    </g>
  );
}

export interface WaypointProps {
  readonly x: number;
  readonly y: number;
  readonly state: 'done' | 'now' | 'ahead' | 'summit';
  /** `sm` for trails of more than about 20 stops, whose marks would touch. */
  readonly size?: 'md' | 'sm';
}

/** A stop on a trail. The ring in the accent means "you are here" and nothing else. */
export function Waypoint({ x, y, state, size = 'md' }: WaypointProps): ReactElement {
  if (state === 'summit')
    return <path d={`M${x} ${y - 11}l10 17h-20z`} className="fill-ink stroke-topo-5" strokeWidth="2" strokeLinejoin="round" />;
  if (state === 'now') return <circle cx={x} cy={y} r="9" className="fill-sheet stroke-accent" strokeWidth="4.5" />;
  return (
    <circle
      cx={x}
      cy={y}
      r={size === 'sm' ? 3 : 4.6}
      className={classes('stroke-ink', state === 'done' ? 'fill-ink' : 'fill-sheet')}
      strokeWidth={size === 'sm' ? 1.6 : 2}
    />
  );
}

export interface WaypointMarkProps {
  readonly x: number;
  readonly y: number;
  readonly mark: ItemKind | 'start' | 'coach' | 'summit';
}

const SPEECH =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';

/** A large sign on a map: what waits at this stop. */
export function WaypointMark({ x, y, mark }: WaypointMarkProps): ReactElement {
  if (mark === 'summit') {
    return <path d={`M${x} ${y - 15}l14 24h-28z`} className="fill-ink stroke-topo-5" strokeWidth="3" strokeLinejoin="round" />;
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" className="fill-sheet stroke-ink" strokeWidth="2" />
      {mark === 'start' ? (
        <path d="M-4 8v-15l10 4-10 4" className="fill-accent stroke-ink" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      ) : mark === 'coach' ? (
        <path
          d={SPEECH}
          transform="translate(-8 -8) scale(.667)"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-accent"
        />
      ) : (
        <path d={BLAZE[mark]} transform="translate(-7 -7) scale(.7)" className={KIND_FILL[mark]} />
      )}
    </g>
  );
}
