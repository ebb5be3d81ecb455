import './course-finished.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { NextStep } from '#core/goals/next-step.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { countOf } from '#core/words.ts';
import { skillPath } from '#web/addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { loadNextSteps } from '#web/features/goals/load-next-steps.ts';
import { layTrail } from '#web/features/trail/lay-trail.ts';
import { useDrawnShare } from '#web/features/trail/walked-before.ts';
import { queryClient } from '#web/query-client.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CairnStack } from '#web/ui/drawn/cairn-stack.tsx';
import { MapFigure, Neatline, Plate, TrailPath, Waypoint } from '#web/ui/drawn/map-figure.tsx';
import { CourseCertificate } from './course-certificate.tsx';

/** More stones would not stand in the drawing. */
const MOST_STONES = 7;

/** A course whose lessons are all done: the way to the summit, what it was about, where it goes on, and the certificate. */
export function CourseFinished({ item }: { readonly item: ItemDetail }): ReactElement {
  const { route, way } = useMemo(() => layTrail(item.id), [item.id]);
  const shown = useDrawnShare(item.id, 1);
  const [x, y] = way.at(-1) ?? [0, 0];
  const stones = Math.min(MOST_STONES, item.units.length);
  return (
    <section aria-labelledby="finished" className="course-finished">
      <div className="course-finished-land">
        <MapFigure href={`/art/item/${item.id}.svg#map`} viewBox="0 0 836 344" align="xMaxYMid">
          <TrailPath key={shown} route={route} done={shown} />
          <Waypoint x={x} y={y} state="summit" />
        </MapFigure>
        <Neatline />
      </div>
      <Plate className="course-finished-plate">
        <div className="course-finished-head">
          <div>
            <h2 id="finished">Course finished</h2>
            <p className="text-ink-2">
              {countOf(item.units.length, 'lesson')}
              {item.durationSec > 0 ? `, ${formatDuration(item.durationSec)}` : ''}
            </p>
          </div>
          <CairnStack seed={item.id} count={shown < 1 ? stones - 1 : stones} width={52} height={64} />
        </div>
        <WhatFollows skills={item.skills} />
        <CourseCertificate key={item.id} courseId={item.id} code={item.certificate ?? null} />
      </Plate>
    </section>
  );
}

/** What it is about, each with more of the same, and the next step of the plan. */
function WhatFollows({ skills }: Pick<ItemDetail, 'skills'>): ReactElement {
  const { data: steps } = useQuery({ queryKey: ['next-steps'], queryFn: () => loadNextSteps(browserApi) }, queryClient);
  const step = steps?.find(isOfGoal);
  return (
    <>
      {skills.length > 0 ? (
        <p>
          It is about{' '}
          {skills.map((skill, i) => (
            <span key={skill}>
              {i === 0 ? '' : i === skills.length - 1 ? ' and ' : ', '}
              <TextLink to={skillPath(skill)}>{SKILLS[skill].name}</TextLink>
            </span>
          ))}
          . Each leads to more of it.
        </p>
      ) : null}
      {step ? (
        <p>
          Next in your plan:{' '}
          <TextLink to={goalPath(step.goal.id)} icon={<ArrowRight size={15} aria-hidden="true" className="ml-1 inline" />}>
            {step.kind === 'work' ? step.work.title : step.kind === 'step' ? step.text : step.goal.text}
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

type StepOfGoal = Extract<NextStep, { goal: unknown }>;

const isOfGoal = (step: NextStep): step is StepOfGoal => 'goal' in step;
