import type { ReactElement } from 'react';
import { LANDING_PHONE_WAYPOINTS, LANDING_WAYPOINTS, SCENE_SIZE, type Waypoint } from '#core/drawing/scenes.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { MapFigure, WaypointMark } from '#web/ui/drawn/map-figure.tsx';
import { WRAP } from '../page.tsx';

interface WaypointWords {
  readonly label: string;
  readonly note: string;
  readonly short: string;
}

const WORDS: Partial<Record<Waypoint['mark'], WaypointWords>> = {
  start: { label: 'Career assessment', short: 'Assessment', note: 'five questions' },
  course: { label: 'A course', note: 'one lesson at a time', short: 'Course' },
  podcast: { label: 'A podcast', note: 'for the way to work', short: 'Podcast' },
  coach: { label: 'Practise with the coach', note: 'before it counts', short: 'Practise' },
  ebook: { label: 'An ebook', note: 'at your own pace', short: 'Ebook' },
  summit: { label: 'Where you want to be', note: 'by your own measure', short: '' },
};

/** The header lies over the upper edge of the map, so the map starts that much higher. At least half as high as wide, it shows all its stops. */
export function Hero({ notice }: { readonly notice: string | null | undefined }): ReactElement {
  return (
    <section
      aria-labelledby="hero"
      className="relative isolate -mt-16 min-h-[52.75rem] overflow-hidden bg-water lg:-mt-20 lg:min-h-[max(44rem,50vw,min(100dvh,60rem))]"
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <WideMap />
        <TallMap />
      </div>
      <div className={WRAP}>
        <div className="pt-21 pb-72 lg:max-w-[min(46rem,56vw)] lg:pt-38 lg:pb-24">
          {notice ? (
            <p role="status" className="mb-4 max-w-128 rounded-2 bg-paper px-4 py-2.5">
              {notice}
            </p>
          ) : null}
          <h1
            id="hero"
            className="text-[3.875rem] leading-[0.92] font-bold tracking-[-0.022em] max-sm:text-[clamp(2.75rem,16vw,3.875rem)] lg:text-5xl"
          >
            Someone has walked this way before.
          </h1>
          <p className="mt-4 mb-5.5 max-w-128 text-lg text-pretty lg:mt-6 lg:max-w-[min(32rem,36vw)] lg:mb-8 lg:text-[1.1875rem]">
            Courses, audiobooks, podcasts, crash courses and ebooks, in one library that keeps your place. Take one step, try it, come back
            for the next.
          </p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <Signpost to="/register" size="lg">
              Start free
            </Signpost>
            <TextLink to="/showcase" className="inline-flex min-h-11 items-center">
              See the whole library
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function WideMap(): ReactElement {
  return (
    <MapFigure href="/art/landing.svg#map" viewBox={`0 0 ${SCENE_SIZE.landing.join(' ')}`} align="xMaxYMid" className="max-lg:hidden">
      {LANDING_WAYPOINTS.map((waypoint) => {
        const words = WORDS[waypoint.mark];
        return (
          <g key={waypoint.mark} textAnchor={waypoint.anchor}>
            <WaypointMark x={waypoint.x} y={waypoint.y} mark={waypoint.mark} />
            <text className="map-label" x={waypoint.x + waypoint.dx} y={waypoint.y + waypoint.dy}>
              {words?.label}
            </text>
            <text className="map-note" x={waypoint.x + waypoint.dx} y={waypoint.y + waypoint.dy + 17}>
              {words?.note}
            </text>
          </g>
        );
      })}
    </MapFigure>
  );
}

/* Phones and tablets: the lake above carries the words, the route follows its lower shore. Large letters make the page higher, not the map: it would lose its sides. */
function TallMap(): ReactElement {
  return (
    <MapFigure
      href="/art/landing-phone.svg#map"
      viewBox={`0 0 ${SCENE_SIZE['landing-phone'].join(' ')}`}
      align="xMidYMax"
      className="absolute bottom-0 max-h-[max(844px,216.5vw)] lg:hidden"
    >
      {LANDING_PHONE_WAYPOINTS.map((waypoint) => {
        const words = WORDS[waypoint.mark];
        // Narrow phones cut the map at its left edge: the first label starts inside what is left.
        const isFirst = waypoint.mark === 'start';
        const x = isFirst ? 47 : waypoint.x + waypoint.dx;
        const y = waypoint.y + waypoint.dy;
        return (
          <g key={waypoint.mark} textAnchor={isFirst ? 'start' : waypoint.anchor}>
            <WaypointMark x={waypoint.x} y={waypoint.y} mark={waypoint.mark} />
            <text className="map-label md:[font-size:9px] md:[stroke-width:2.5px]" x={x} y={y}>
              {words?.short}
            </text>
          </g>
        );
      })}
    </MapFigure>
  );
}
