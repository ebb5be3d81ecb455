import type { ReactElement } from 'react';
import { spline } from '#core/drawing/path.ts';
import { QUESTION_ROUTE, QUESTION_STATIONS, shareBelow } from '#core/drawing/question-route.ts';
import { SCENE_SIZE } from '#core/drawing/scenes.ts';
import { MapFigure, Neatline, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';

const ROUTE = spline(QUESTION_ROUTE);
const SUMMIT = QUESTION_STATIONS.length - 1;

export interface QuestionMapProps {
  /** Where one is: 0 is the first question, 5 the plan. */
  readonly station: number;
  /** The country around the route alone, where there is little room. */
  readonly isClose?: boolean;
}

const WHOLE = `0 0 ${SCENE_SIZE.questions.join(' ')}`;
const CLOSE = '690 130 500 400';

/** Five stations up to a plan. The questions stand beside it in words, so it is decorative. */
export function QuestionMap({ station, isClose = false }: QuestionMapProps): ReactElement {
  return (
    <>
      <MapFigure href="/art/questions.svg#map" viewBox={isClose ? CLOSE : WHOLE} drawing={WHOLE} align={isClose ? 'xMidYMid' : 'xMaxYMid'}>
        <TrailPath route={ROUTE} done={shareBelow(station)} />
        {QUESTION_STATIONS.map(([x, y], i) => (
          <Waypoint key={x} x={x} y={y} state={i === station ? 'now' : i === SUMMIT ? 'summit' : i < station ? 'done' : 'ahead'} />
        ))}
      </MapFigure>
      <Neatline />
    </>
  );
}
