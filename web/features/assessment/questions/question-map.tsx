import type { ReactElement } from 'react';
import { spline } from '#core/drawing/path.ts';
import { QUESTION_ROUTE, QUESTION_STATIONS, shareBelow } from '#core/drawing/question-route.ts';
import { MapFigure, Neatline, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';

const ROUTE = spline(QUESTION_ROUTE);
const SUMMIT = QUESTION_STATIONS.length - 1;

export interface QuestionMapProps {
  /** Where one is: 0 is the first question, 5 the plan. */
  readonly station: number;
  /** What of the map is shown first where there is not room for all of it. */
  readonly viewBox?: string;
}

/** Five stations up to a plan. The questions stand beside it in words, so it is decorative. */
export function QuestionMap({ station, viewBox = '0 0 1200 440' }: QuestionMapProps): ReactElement {
  return (
    <>
      <MapFigure href="/art/questions.svg#map" viewBox={viewBox} align="xMaxYMid">
        <TrailPath route={ROUTE} done={shareBelow(station)} />
        {QUESTION_STATIONS.map(([x, y], i) => (
          <Waypoint key={x} x={x} y={y} state={i === station ? 'now' : i === SUMMIT ? 'summit' : i < station ? 'done' : 'ahead'} />
        ))}
      </MapFigure>
      <Neatline />
    </>
  );
}
