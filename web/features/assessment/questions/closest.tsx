import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import type { AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { SCHOOLING, SCHOOLING_WORDS, type Confirmed } from '#core/assessment/confirmed.ts';
import type { Proposal } from '#core/assessment/propose-situations.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { FieldError, SelectField, TextField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fieldOf, findGap, NONE, readConfirmed } from './read-confirmed.ts';
import type { ProposalState } from './use-proposals.ts';

export interface ClosestProps {
  readonly sheet: AnswerSheet;
  readonly proposed: ProposalState;
  readonly onSend: (confirmed: Confirmed) => void;
  /** What came of sending, where it is seen first. */
  readonly children?: ReactNode;
}

/** What the answers may speak of, for the learner to say yes or no to, and what the days have to keep to. */
export function Closest({ sheet, proposed, onSend, children }: ClosestProps): ReactElement {
  const [problem, setProblem] = useState<string | null>(null);
  const proposals = proposed.name === 'loaded' ? proposed.proposals : [];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const gap = findGap(form);
    setProblem(gap);
    if (gap === null) onSend(readConfirmed(form, proposals));
  };
  return (
    <form onSubmit={submit} onChange={() => setProblem(null)}>
      <p className="text-lg text-ink-2">Before the plan</p>
      <h1 className="mt-1">Which is closest?</h1>
      <p className="mt-2 max-w-(--measure) text-lg text-pretty text-ink-2">{HELP[proposed.name](proposals.length)}</p>
      {children}
      <div className="mt-6 grid grid-cols-1 gap-8">
        {proposed.name === 'loading' ? <Skeleton className="h-80 w-full" /> : null}
        {proposals.map((proposal, i) => (
          <Group key={fieldOf(i)} proposal={proposal} name={fieldOf(i)} />
        ))}
        <Days hasInterests={sheet.profile.interests.length > 0} />
        <div role="alert" className="empty:hidden">
          {problem === null ? null : <FieldError>{problem}</FieldError>}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Signpost type="submit" className="max-sm:w-full">
          Make my plan
        </Signpost>
        <Button to={assessmentPath('review')}>Back</Button>
      </div>
    </form>
  );
}

const HELP: Readonly<Record<ProposalState['name'], (count: number) => string>> = {
  loading: () => 'Looking for situations that come near your answers.',
  loaded: (count) =>
    count === 0
      ? 'No situation comes near your answers. The plan begins with little, and asks you one question.'
      : 'The plan is made from what you say yes to. Where nothing fits, say so: a wrong guess helps nobody.',
  failed: () => 'The situations could not be fetched. A plan can be made all the same, from what you chose.',
};

const CARD =
  'relative flex min-h-11 items-start gap-3 rounded-2 bg-sheet px-3.5 py-3 inset-ring inset-ring-control hover:bg-hover has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border';
const RADIO = 'mt-1 size-4 flex-none accent-ink outline-none';

/** Own words are quoted as they stand, and nothing is said around them. */
function Group({ proposal: { about, situations }, name }: { readonly proposal: Proposal; readonly name: string }): ReactElement {
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold wrap-anywhere">{about === null ? 'By what you chose' : <q>{about.answer}</q>}</legend>
      <div className="grid grid-cols-1 gap-3">
        {situations.map(({ id, name: called, picture }) => (
          <label key={id} className={CARD}>
            <input type="radio" name={name} value={id} className={RADIO} />
            <span className="min-w-0 flex-1 font-semibold text-pretty">
              {called}
              <span className="block font-normal text-ink-2">{picture}</span>
            </span>
          </label>
        ))}
        <label className={CARD}>
          <input type="radio" name={name} value={NONE} className={RADIO} />
          <span className="font-semibold">None of these</span>
        </label>
      </div>
    </fieldset>
  );
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function Days({ hasInterests }: { readonly hasInterests: boolean }): ReactElement {
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-1 w-full text-lg font-semibold">What the days have to keep to</legend>
      <p className="clear-both max-w-(--measure) text-pretty text-ink-2">All of it may stay empty.</p>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField type="date" name="deadline" label="It has to be done before" />
        <TextField type="date" name="awayFrom" label="Away from" />
        <TextField type="date" name="awayTo" label="Away until" />
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1.5 text-sm font-[560]">Weekdays on which you have half an hour</legend>
        <div className="flex flex-wrap gap-x-5">
          {WEEKDAYS.map((day, i) => (
            <label key={day} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="freeDays" value={i + 1} className="size-4 accent-ink" />
              {day}
            </label>
          ))}
        </div>
      </fieldset>
      {hasInterests ? (
        <SelectField name="schooling" label="Schooling you have or would do, for the kinds of work we name" className="mt-4 max-w-120">
          <option value="">Not said</option>
          {SCHOOLING.map((schooling) => (
            <option key={schooling} value={schooling}>
              {SCHOOLING_WORDS[schooling]}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
