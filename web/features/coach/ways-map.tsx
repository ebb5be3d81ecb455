import type { ReactElement } from 'react';
import { SCENE_SIZE, WAYS_ENDS, WAYS_START } from '#core/drawing/scenes.ts';
import { MapFigure, WaypointMark } from '#web/ui/drawn/map-figure.tsx';
import { COACH_MODES, type CoachMode } from './coach-modes.ts';

/** One start and a way for each mode of the coach. Its words stand below it again, so it is decorative. */
export function WaysMap(): ReactElement {
  return (
    <MapFigure href="/art/ways.svg#map" viewBox={`0 0 ${SCENE_SIZE.ways.join(' ')}`} align="xMaxYMid">
      <WaypointMark x={WAYS_START[0]} y={WAYS_START[1]} mark="start" />
      {COACH_MODES.map((mode) => (
        <WayEnd key={mode.id} mode={mode} />
      ))}
    </MapFigure>
  );
}

function WayEnd({ mode: { id, name, icon: Icon } }: { readonly mode: CoachMode }): ReactElement {
  const [x, y] = WAYS_ENDS[id];
  return (
    <g>
      <circle cx={x} cy={y} r="17" className="fill-sheet stroke-ink" strokeWidth="2" />
      <Icon x={x - 9} y={y - 9} size={18} strokeWidth={2} className="text-ink" />
      <text className="map-label @max-[60rem]:[font-size:20px] @max-[36rem]:[font-size:26px]" x={x + 26} y={y + 5}>
        {name}
      </text>
    </g>
  );
}
