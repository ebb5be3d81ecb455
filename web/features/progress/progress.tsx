import './progress.css';
import type { ReactElement } from 'react';
import { href, useLoaderData } from 'react-router';
import { placeSkills } from '#core/evidence/skill-places.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { DaysPart } from './days/days-part.tsx';
import { loadProgress, type ProgressData } from './load-progress.ts';
import { LookBackPart } from './look-back/look-back-part.tsx';
import { PartState } from './part-state.tsx';
import { LearningPart } from './parts/learning-part.tsx';
import { PlanPart } from './parts/plan-part.tsx';
import { PracticePart } from './parts/practice-part.tsx';
import { NoSkillsYet } from './skills/no-skills-yet.tsx';
import { SkillsSection } from './skills/skills-section.tsx';

export const loader = onServer(loadProgress);
export const clientLoader = inBrowser(loadProgress, { keepMs: 0 });
export const meta = pageMeta('Progress');

export default function Progress(): ReactElement {
  const { summary, skills, assessment, goals, sessions, places, lookBack, loadedAtMs } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-320 gap-12 px-(--page-x) pt-2 pb-12">
      <DaysPart summary={summary} />
      <section aria-labelledby="skills">
        <SectionHead id="skills" title="Your skills" meta="where you have been, and where your plan points" rule />
        <PartState part={skills} failed="Your skills did not load">
          {(data) => <Skills records={data.skills} assessment={assessment} />}
        </PartState>
      </section>
      <div className="@container">
        <div className="grid gap-x-10 gap-y-12 @min-[52rem]:grid-cols-2">
          <section aria-labelledby="plan">
            <SectionHead id="plan" title="Plan" meta="what you follow" rule className="mb-1" />
            <PartState part={goals} failed="Your goals did not load">
              {(data) => <PlanPart goals={data.items} assessment={assessment.data} />}
            </PartState>
          </section>
          <section aria-labelledby="practice">
            <SectionHead id="practice" title="Practice" meta="your last talks with the coach" rule className="mb-1" />
            <PartState part={sessions} failed="Your talks did not load">
              {(data) => <PracticePart sessions={data.items} planned={assessment.data?.actionPlan[0]?.practice ?? null} />}
            </PartState>
          </section>
        </div>
      </div>
      <section aria-labelledby="learning">
        <SectionHead
          id="learning"
          title="Learning"
          meta="on the way"
          more={
            <TextLink to={href('/notes')} look="more">
              Notes and highlights
            </TextLink>
          }
          rule
          className="mb-1"
        />
        <PartState part={places} failed="Your works did not load">
          {(data) => <LearningPart {...data} />}
        </PartState>
      </section>
      <LookBackPart lookBack={lookBack} latest={assessment.data} nowMs={loadedAtMs} />
    </div>
  );
}

interface SkillsProps extends Pick<ProgressData, 'assessment'> {
  readonly records: Parameters<typeof placeSkills>[0];
}

/** Without the plan, which may not have loaded, the map shows what has evidence. */
function Skills({ records, assessment }: SkillsProps): ReactElement {
  const places = placeSkills(records, assessment.data?.skills ?? []);
  return places.length === 0 ? <NoSkillsYet /> : <SkillsSection places={places} />;
}
