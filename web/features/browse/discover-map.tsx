import type { ReactElement } from 'react';
import type { Point } from '#core/drawing/terrain.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';

/** Beyond this, marks would touch each other: the trail then carries only where one is and where it ends. */
const MOST_MARKS = 48;
const MANY_MARKS = 20;

export interface MapGeometry {
  /** Trailhead, then one point a part. */
  readonly points: readonly Point[];
  readonly route: string;
  readonly lake: Point;
}

export interface DiscoverMapProps extends MapGeometry {
  readonly itemId: string;
  readonly trail: ItemTrail;
}

/** The country of one work with its trail: parts behind, the ring where one is, the summit. */
export function DiscoverMap({ itemId, points, route, lake, trail }: DiscoverMapProps): ReactElement {
  const { parts, next, walked } = trail;
  const at = next === null ? parts.length : next.number;
  const here = points[at];
  const summit = points[parts.length];
  const last = parts.at(-1);
  return (
    <MapFigure href={`/art/item/${itemId}.svg?n=${parts.length}#map`} viewBox="0 0 836 344" align="xMaxYMid" label={describeMap(trail)}>
      {next?.section ? (
        <text
          x={lake[0]}
          y={lake[1]}
          textAnchor="middle"
          transform={`rotate(-4 ${lake[0]} ${lake[1]})`}
          className="map-water @max-[52rem]:text-[min(1.0625rem,20px)]"
        >
          {next.section}
        </text>
      ) : null}
      {/* The walked line ends where the last part was passed, short of the ring; a share of the part under way moves it on. */}
      <TrailPath route={route} done={parts.length > 0 ? walked / parts.length : 0} width={2.8} />
      {parts.map((part, i) => {
        const point = points[i + 1];
        const isSummit = i === parts.length - 1;
        const isHere = part.number === at && next !== null;
        if (!point || (parts.length > MOST_MARKS && !isSummit && !isHere)) return null;
        return (
          <Waypoint
            key={part.key}
            x={point[0]}
            y={point[1]}
            state={isHere ? 'now' : isSummit ? 'summit' : part.state === 'done' ? 'done' : 'ahead'}
            size={parts.length > MANY_MARKS ? 'sm' : 'md'}
          />
        );
      })}
      {summit && last && next?.number !== last.number ? (
        <SummitLabel point={summit} text={parts.length > 1 ? `${last.number}. ${last.title}` : last.title} />
      ) : null}
      {here && next ? <Callout point={here} text={trail.isStarted ? `${next.number}. ${next.title}` : 'Start here'} /> : null}
    </MapFigure>
  );
}

function describeMap({ parts, next, isStarted }: ItemTrail): string {
  if (!next) return 'Map of the whole way, walked to the end';
  return isStarted
    ? `Map of the way: you are at ${next.number} of ${parts.length}, ${next.title}`
    : `Map of the way: ${parts.length} stops, the first is ${next.title}`;
}

/** A flag over the ring. It opens to the side where there is room. */
function Callout({ point: [x, y], text }: { readonly point: Point; readonly text: string }): ReactElement {
  const side = x < 460 ? 'start' : x > 660 ? 'end' : 'middle';
  const left = side === 'start' ? Math.max(326, x - 10) : side === 'end' ? x + 16 - 300 : x - 150;
  return (
    <foreignObject x={left} y={y - 106} width="300" height="96">
      <div
        className={classes(
          'flex h-full items-end pb-1.5',
          side === 'middle' ? 'justify-center' : side === 'end' ? 'justify-end' : 'justify-start',
        )}
      >
        <span
          className={classes(
            'callout block max-w-full @max-[52rem]:text-[min(1.0625rem,20px)]',
            side === 'start' && 'after:start-2.5',
            side === 'end' && 'after:start-[calc(100%-1rem)]',
          )}
        >
          <span className="block truncate">{text}</span>
        </span>
      </div>
    </foreignObject>
  );
}

/* As much as fits between the edges of a narrow map, also in large letters. */
const LABEL_LENGTH = 34;

function SummitLabel({ point: [x, y], text }: { readonly point: Point; readonly text: string }): ReactElement {
  const short = text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH - 1).trimEnd()}…` : text;
  return (
    <text x={Math.min(x + 18, 806)} y={Math.max(y - 20, 40)} textAnchor="end" className="map-label @max-[52rem]:text-[min(1.0625rem,21px)]">
      {short}
    </text>
  );
}
