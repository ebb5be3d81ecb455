import { useRef, type ComponentType, type ReactElement, type SubmitEvent } from 'react';
import { href } from 'react-router';
import type { UserProfile } from '#core/coach/conversation/context.ts';
import type { CoachStatus, Conversation } from '#core/coach/conversation/conversation.ts';
import type { Goal } from '#core/goals/goal.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Practice } from '#core/practice/practice.ts';
import { toContext } from '#core/coach/set-up/to-context.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { useLearner } from '#web/root-data.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { modeOf } from '../coach-modes.ts';
import { useDeleted } from '#web/delete-later.ts';
import { ModeTabs } from '../mode-tabs.tsx';
import { RepliesFrom } from '../replies-from.tsx';
import { StartProgress } from '../start-progress.tsx';
import { StartFailure } from '../start-failure.tsx';
import { useStart } from '../use-start.ts';
import { CareerFields } from './career-fields.tsx';
import { InterviewFields } from './interview-fields.tsx';
import { ManagerialFields } from './managerial-fields.tsx';
import { NetworkingFields } from './networking-fields.tsx';
import { practiceValues } from './practice-values.ts';
import { RunningNotice } from './running-notice.tsx';
import { keepSetUp, recallSetUp } from './set-up-memory.ts';
import { useKeptFields } from './use-kept-fields.ts';

const FIELDS: Readonly<Record<CoachMode, ComponentType>> = {
  career: CareerFields,
  networking: NetworkingFields,
  interview: InterviewFields,
  managerial: ManagerialFields,
};

export interface SetUpProps {
  readonly mode: CoachMode;
  readonly status: CoachStatus;
  /** One of this mode that a new one ends. */
  readonly running: Conversation | null;
  /** The goal that is practised for. */
  readonly goal: Goal | null;
  /** What the fields begin with: of the goal, or of the link that led here. */
  readonly practice: Practice | null;
  /** Who a career talk is with, as they last said it anywhere; null of the other modes, and of who has said nothing yet. */
  readonly profile: UserProfile | null;
}

/** What a conversation of this mode is to start from. Nothing has to be filled in. */
export function SetUp({ mode, status, running, goal, practice, profile }: SetUpProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const learnerId = useLearner()?.id ?? '';
  const { start, isStarting, error, dismiss } = useStart();
  useKeptFields(form, () => ({ ...recallSetUp(learnerId, mode, profile), ...practiceValues(mode, practice) }));
  const deleted = useDeleted();
  const { title, lead } = modeOf(mode);
  const Fields = FIELDS[mode];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isStarting) return;
    const values = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    keepSetUp(learnerId, mode, values);
    start({ type: mode, context: toContext(mode, values), ...(goal && { goalId: goal.id }) });
  };
  return (
    <div className="mx-auto max-w-180 px-(--page-x) pb-12">
      <div className="mb-6 flex min-h-14 border-b border-line">
        <ModeTabs current={mode} />
      </div>
      <h1>{title}</h1>
      <p className="mt-3 max-w-(--measure) text-lg text-pretty text-ink-2">{lead}</p>
      {goal ? (
        <p className="mt-3 text-pretty wrap-anywhere">
          For your goal <TextLink to={goalPath(goal.id)}>{goal.text}</TextLink>
        </p>
      ) : null}
      <form ref={form} onSubmit={submit} className="mt-7 grid grid-cols-1 gap-6">
        <Fields />
        <div className="grid grid-cols-1 gap-4 border-t border-line pt-5">
          <p className="text-sm text-ink-3">Nothing here is required. What you choose is kept in this browser for the next time.</p>
          {running && !deleted.has(running.id) ? <RunningNotice running={running} /> : null}
          <StartFailure error={error} onDismiss={dismiss} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Signpost type="submit" disabled={isStarting} className="max-sm:w-full">
              Start
            </Signpost>
            <TextLink to={href('/ai-career')} className="inline-flex min-h-11 items-center">
              Back to the coach
            </TextLink>
            <StartProgress isStarting={isStarting} />
          </div>
          <RepliesFrom status={status} />
        </div>
      </form>
    </div>
  );
}
