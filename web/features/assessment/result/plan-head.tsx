import type { ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import { TrackSignpost } from '#web/features/goals/track-signpost.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Leg } from './lay-route.ts';
import { splitInsight } from './split-insight.ts';
import type { OnTracked } from './use-tracked-goals.ts';

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five'];

export interface PlanHeadProps {
  readonly assessment: Assessment;
  /** Where one is on the route. */
  readonly current: Leg | null;
  readonly onTracked: OnTracked;
}

/** What the plan says in a line, where it comes from, and the step forward. */
export function PlanHead({ assessment, current, onTracked }: PlanHeadProps): ReactElement {
  const { createdAt, source, model, failure, headline } = assessment;
  return (
    <header className="plan-head">
      <div className="plan-title">
        <p className="text-ink-2">
          Career assessment, <Moment atMs={Date.parse(createdAt)} isDate />, from your {countAnswers(assessment)}
          {source === 'ai' ? `, written by ${model ?? 'an AI service'}` : ', made here by rules'}
        </p>
        <h1>{headline}</h1>
      </div>
      {current ? (
        <div className="plan-forward plan-screen">
          <TrackSignpost
            key={current.action.id}
            action={current.action}
            assessmentId={assessment.id}
            goal={current.goal}
            onTracked={(goal) => onTracked(current.action.id, goal)}
            words={{
              track: current.number === 1 ? 'Track the first step' : `Track step ${current.number}`,
              goOn: `Go on with step ${current.number}`,
            }}
          />
        </div>
      ) : null}
      <div className="plan-lead">
        <p>{splitInsight(assessment.aiInsight).lead}</p>
        {failure ? (
          <p className="mt-2 text-sm text-ink-3">
            The AI service did not word it ({failure.message.replace(/\.$/, '')}). This plan was made here, from your answers.
          </p>
        ) : null}
      </div>
    </header>
  );
}

/** "five answers" */
function countAnswers({ profile: { careerLevel, interests, goals, challenges, timeframe } }: Assessment): string {
  const answers = [careerLevel, interests, goals, challenges, timeframe].filter((answer) => answer !== undefined && answer.length > 0);
  return `${COUNT[Math.min(answers.length, QUESTION_IDS.length)]} ${answers.length === 1 ? 'answer' : 'answers'}`;
}
