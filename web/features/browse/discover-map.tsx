import type { ReactElement } from 'react';
import { around, type Box, type CalloutPlace, placeCallout, pointAlong } from '#core/drawing/callout-place.ts';
import type { Point } from '#core/drawing/terrain.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import type { MapGeometry } from '#web/features/trail/lay-trail.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';

/** Beyond this, marks would touch each other: the trail then carries only where one is and where it ends. */
const MOST_MARKS = 48;
const MANY_MARKS = 20;
/** A tall plate hides so much of the way: the parts lie along the rest. */
const APPROACH = 0.28;

export interface DiscoverMapProps extends MapGeometry {
  readonly itemId: string;
  readonly trail: ItemTrail;
}

/** The country of one work with its trail: parts behind, the ring where one is, the summit. */
export function DiscoverMap({ itemId, way, route, lake, trail }: DiscoverMapProps): ReactElement {
  const { parts, next, walked } = trail;
  const at = next === null ? parts.length : next.number;
  const reach = (share: number): number => APPROACH + (1 - APPROACH) * share;
  const stops = parts.map((part) => pointAlong(way, reach(part.number / parts.length)));
  // Among several stops the ring tells which part it is; on the way to the only one, how far one is.
  const isOneStop = parts.length === 1;
  const here = pointAlong(way, reach(isOneStop ? walked : at / parts.length));
  const summit = way.at(-1);
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
      <TrailPath route={route} done={walked > 0 ? reach(walked / parts.length) : 0} width={2.8} />
      {parts.map((part, i) => {
        const point = stops[i];
        const isSummit = i === parts.length - 1;
        const isHere = part.number === at && next !== null && !isOneStop;
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
      {summit && last && (isOneStop || next?.number !== last.number) ? (
        <SummitLabel point={summit} text={parts.length > 1 ? `${last.number}. ${last.title}` : last.title} />
      ) : null}
      {next && isOneStop ? <Waypoint x={here[0]} y={here[1]} state="now" /> : null}
      {next ? (
        <Callout
          at={here}
          text={!trail.isStarted ? 'Start here' : isOneStop ? 'You are here' : `${next.number}. ${next.title}`}
          avoid={[...stops.filter((_, i) => i + 1 !== at).map((stop) => around(stop, 10)), ...way.map((point) => around(point, 4))]}
        />
      ) : null}
    </MapFigure>
  );
}

function describeMap({ parts, next, isStarted }: ItemTrail): string {
  if (!next) return 'Map of the whole way, walked to the end';
  return isStarted
    ? `Map of the way: you are at ${next.number} of ${parts.length}, ${next.title}`
    : `Map of the way: ${parts.length} stops, the first is ${next.title}`;
}

/* Beside the plate, also a tall one; in a narrow window above it, where it covers the lower edge. */
const WITHIN: Box = { x: 384, y: 12, width: 442, height: 292 };

/* Of the width of a letter, in the largest type a callout is set in without large letters. */
const LETTER = 9.4;

const ALIGN: Record<CalloutPlace['align'], string> = { start: 'justify-start', middle: 'justify-center', end: 'justify-end' };
const SIDE: Record<CalloutPlace['side'], string> = {
  above: 'items-end',
  below: 'items-start',
  left: 'items-center',
  right: 'items-center',
};
const POINT: Record<CalloutPlace['side'], string> = {
  above: '',
  below: 'after:top-auto after:bottom-full after:border-t-transparent after:border-b-ink',
  left: 'after:start-full after:top-1/2 after:-mt-1.5 after:ms-0 after:border-t-transparent after:border-l-ink',
  right: 'after:start-auto after:end-full after:top-1/2 after:-mt-1.5 after:border-t-transparent after:border-r-ink',
};
const POINT_ALIGN: Record<CalloutPlace['align'], string> = {
  start: 'after:start-2.5',
  middle: '',
  end: 'after:start-[calc(100%-0.625rem)]',
};

/** A flag beside the ring, on the side where it covers neither a stop nor the trail. */
function Callout({ at, text, avoid }: { readonly at: Point; readonly text: string; readonly avoid: readonly Box[] }): ReactElement {
  // As wide as its letters are in a narrow map, where they are largest.
  const width = Math.min(300, 24 + text.length * LETTER);
  const { x, y, height, side, align } = placeCallout({ at, width, height: 36, within: WITHIN, avoid });
  const isBeside = side === 'left' || side === 'right';
  return (
    <foreignObject x={x} y={y} width={width} height={height} className="overflow-visible">
      <div className={classes('flex h-full', SIDE[side], ALIGN[align])}>
        <span
          className={classes(
            'callout block max-w-full @max-[52rem]:text-[min(1.0625rem,20px)]',
            POINT[side],
            isBeside ? '' : POINT_ALIGN[align],
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
