import type { ReactElement } from 'react';
import type { AnswerRef } from '#core/assessment/assessment.ts';
import { labelOf } from '#core/assessment/choice-words.ts';
import type { ExamplePlan } from '#core/examples/example-plan.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { Day } from '#web/ui/day.tsx';
import { joinWords } from './result/join-words.ts';
import './result/plan.css';
import { CATEGORY_WORDS } from './result/lay-route.ts';

/** The first steps of a plan as its route card shows them, each with the answers it comes from. */
export function ShownPlan({ plan: { headline, actions }, steps }: { readonly plan: ExamplePlan; readonly steps: number }): ReactElement {
  return (
    <>
      <p className="disp mb-4 text-2xl">{headline.text}</p>
      <ol className="route">
        {actions.slice(0, steps).map((action, i) => (
          <li key={action.id} className="leg" data-state="ahead" data-priority={action.priority}>
            <span aria-hidden="true" className="leg-station">
              {i + 1}
            </span>
            <div className="leg-what">
              <h3>{action.action}</h3>
              <p className="text-sm text-ink-2">
                {SKILLS[action.skill].name}, {CATEGORY_WORDS[action.category]}. {sayAnswers(action.because)}
              </p>
            </div>
            <p className="leg-time">
              By <Day on={action.dueOn} isShort />
            </p>
            <p className="leg-known">
              <span className="leg-label">You will know it worked when: </span>
              {action.measure}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function sayAnswers(because: readonly AnswerRef[]): string {
  const said = because.flatMap(({ questionId, answer }) => (answer === null ? [] : [`“${labelOf(questionId, answer)}”`]));
  return said.length === 0 ? '' : `From the answers ${joinWords(said)}.`;
}
