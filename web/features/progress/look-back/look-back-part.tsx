import type { ReactElement } from 'react';
import { useNavigation } from 'react-router';
import type { Assessment } from '#core/assessment/assessment.ts';
import { listLog } from '#core/look-back/log-entries.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { LoadedLookBack } from '../load-progress.ts';
import type { Part } from '../load-part.ts';
import { PartState } from '../part-state.tsx';
import { AnswerAgain } from './answer-again.tsx';
import { ComparedAnswers } from './compared-answers.tsx';
import { FinishedByKind, MOST_IN_LOG } from './finished-by-kind.tsx';
import { MonthLog } from './month-log.tsx';
import { monthName } from './month-name.ts';
import { MonthSkills } from './month-skills.tsx';
import { MonthSwitch } from './month-switch.tsx';

export interface LookBackPartProps {
  readonly lookBack: Part<LoadedLookBack>;
  /** The latest assessment; null without one. */
  readonly latest: Assessment | null;
  readonly nowMs: number;
}

/** One page of the logbook: a month, and what was said before and in it. */
export function LookBackPart({ lookBack, latest, nowMs }: LookBackPartProps): ReactElement {
  const isTurning = useNavigation().location?.hash === '#look-back';
  const held = lookBack.data?.held;
  return (
    <section aria-labelledby="look-back" className="skills">
      <SectionHead
        id="look-back"
        title="Look back"
        meta={held ? monthName(held.month) : undefined}
        more={held ? <MonthSwitch month={held.month} months={held.months} /> : undefined}
        rule
      />
      {isTurning ? (
        <SkeletonRows count={3} label="Turning the page" />
      ) : (
        <PartState part={lookBack} failed="The month did not load">
          {(data) => <MonthPage {...data} />}
        </PartState>
      )}
      <AnswerAgain latest={latest} nowMs={nowMs} />
    </section>
  );
}

function MonthPage({ held, compared }: LoadedLookBack): ReactElement {
  const hasMany = held.finished.length > MOST_IN_LOG;
  const logged = hasMany ? { ...held, finished: [] } : held;
  const log = hasMany && listLog(logged).length === 0 ? null : <MonthLog held={logged} />;
  if (log && !hasMany && held.skills.length === 0 && compared === null) return log;
  return (
    <div className="log-page">
      {log}
      <div className="grid gap-8">
        <FinishedByKind finished={held.finished} />
        <MonthSkills skills={held.skills} />
        {compared ? <ComparedAnswers {...compared} /> : null}
      </div>
    </div>
  );
}
