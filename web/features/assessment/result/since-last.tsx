import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Assessment } from '#core/assessment/assessment.ts';
import { labelOf } from '#core/assessment/choice-words.ts';
import { compareAssessments } from '#core/assessment/compare-assessments.ts';
import { describeComparison } from '#core/assessment/describe-comparison.ts';
import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';
import type { Goal, GoalState } from '#core/goals/goal.ts';
import { goalPath, planPath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

const ASKED: Record<QuestionId, string> = {
  career_level: 'Where you are',
  interests: 'What you like',
  goals: 'What you want',
  challenges: 'What gets in the way',
  timeframe: 'How far ahead',
};

const STATE_WORDS: Record<GoalState, string> = { open: 'under way', done: 'done', postponed: 'postponed', dropped: 'let go' };

export interface SinceLastProps {
  readonly before: Assessment;
  readonly after: Assessment;
  readonly goals: readonly Goal[];
}

/** What was said the last time and now, side by side, and what was followed of the plan between. */
export function SinceLast({ before, after, goals }: SinceLastProps): ReactElement {
  const followed = goals.filter(({ action }) => action?.assessmentId === before.id);
  return (
    <section aria-labelledby="since-last" className="plan-screen">
      <SectionHead
        id="since-last"
        title="Since the last one"
        more={
          <TextLink to={planPath(before.id)} look="more">
            Open the earlier plan
          </TextLink>
        }
        rule
        className="mb-1"
      />
      <div className="plan-pairs plan-since">
        <div>
          {describeComparison(compareAssessments(before, after)).map((sentence) => (
            <p key={sentence} className="py-1 text-pretty wrap-anywhere">
              {sentence}
            </p>
          ))}
          {followed.length > 0 ? (
            <>
              <h3 className="mt-4">What you followed meanwhile</h3>
              <ul className="divide-y divide-line">
                {followed.map(({ id, text, state }) => (
                  <li key={id} className="py-2">
                    <Link to={goalPath(id)} className="font-semibold wrap-anywhere hover:text-accent-ink">
                      {text.replace(/\.$/, '')}
                    </Link>
                    <span className="text-sm text-ink-3">, {STATE_WORDS[state]}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <Answers before={before} after={after} />
      </div>
    </section>
  );
}

function Answers({ before, after }: Pick<SinceLastProps, 'before' | 'after'>): ReactElement {
  return (
    <table className="plan-answers">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Question</span>
          </th>
          {[before, after].map(({ id, createdAt }, i) => (
            <th key={id} scope="col">
              <span className="block font-semibold text-ink">{i === 0 ? 'Before' : 'Now'}</span>
              <Moment atMs={Date.parse(createdAt)} isDate />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {QUESTION_IDS.map((question) => (
          <tr key={question}>
            <th scope="row">{ASKED[question]}</th>
            {[before, after].map((assessment) => (
              <td key={assessment.id}>{nameAnswers(question, assessment)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameAnswers(question: QuestionId, { profile }: Assessment): string {
  const answer = question === 'career_level' ? profile.careerLevel : profile[question];
  const answers = answer === undefined ? [] : [answer].flat();
  return answers.length === 0 ? 'skipped' : answers.map((each) => labelOf(question, each)).join(', ');
}
