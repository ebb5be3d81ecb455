import type { ReactElement } from 'react';
import { spline } from '#core/drawing/path.ts';
import { QUESTION_ROUTE, QUESTION_STATIONS, shareBelow } from '#core/drawing/question-route.ts';
import { SCENE_SIZE } from '#core/drawing/scenes.ts';
import type { Point } from '#core/drawing/terrain.ts';
import { MapFigure, Neatline, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';
import { STEP_NAMES, STEPS, type Step } from './step.ts';

const ROUTE = spline(QUESTION_ROUTE);
const SUMMIT = QUESTION_STATIONS.length - 1;

export interface QuestionMapProps {
  /** Where one is: 0 is the first question, 5 the plan. */
  readonly station: number;
  /** The country around the route alone, where there is little room. */
  readonly isClose?: boolean;
}

const WHOLE = `0 0 ${SCENE_SIZE.questions.join(' ')}`;
const CLOSE = '640 120 560 400';

/** Five stations up to a plan. The questions stand beside it in words, so it is decorative. */
export function QuestionMap({ station, isClose = false }: QuestionMapProps): ReactElement {
  return (
    <>
      <MapFigure href="/art/questions.svg#map" viewBox={isClose ? CLOSE : WHOLE} drawing={WHOLE} align={isClose ? 'xMidYMid' : 'xMaxYMid'}>
        <TrailPath route={ROUTE} done={shareBelow(station)} />
        {QUESTION_STATIONS.map(([x, y], i) => (
          <Waypoint key={x} x={x} y={y} state={i === station ? 'now' : i === SUMMIT ? 'summit' : i < station ? 'done' : 'ahead'} />
        ))}
        {isClose ? null : STEPS.map((step, i) => <StationName key={step} step={step} at={QUESTION_STATIONS[i]} />)}
      </MapFigure>
      <Neatline />
    </>
  );
}

/** Where a name stands beside its station, so that the way does not run through it. */
const NAME_AT: Readonly<Record<Step, Point>> = {
  ...{ career_level: [20, 5], interests: [-10, -18], goals: [20, 5], challenges: [-20, 12], timeframe: [14, 28] },
  review: [20, 5],
};

function StationName({ step, at }: { readonly step: Step; readonly at: Point | undefined }): ReactElement | null {
  if (!at) return null;
  const [dx, dy] = NAME_AT[step];
  return (
    <text className="map-label @max-[36rem]:hidden" x={at[0] + dx} y={at[1] + dy} textAnchor={step === 'challenges' ? 'end' : 'start'}>
      {step === 'review' ? 'Your plan' : STEP_NAMES[step]}
    </text>
  );
}
