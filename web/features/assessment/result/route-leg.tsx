import { Check } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { itemPath } from '#web/addresses.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { TrackAction } from '#web/features/goals/track-action.tsx';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { Day } from '#web/ui/day.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { CATEGORY_WORDS, dayOf, stateOf, type Leg } from './lay-route.ts';
import type { OnTracked } from './use-tracked-goals.ts';
import { LegDetails } from './leg-details.tsx';
import { PlanToggle } from './plan-toggle.tsx';

export interface RouteLegProps {
  readonly assessmentId: string;
  readonly leg: Leg;
  readonly isCurrent: boolean;
  readonly onTracked: OnTracked;
}

/** One action: a station of the route, with what it is done with and known by. */
export function RouteLeg({ assessmentId, leg, isCurrent, onTracked }: RouteLegProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, action, goal, earlier } = leg;
  const isDone = stateOf(leg) === 'done';
  return (
    <li
      id={`leg-${number}`}
      className="leg"
      data-state={isDone ? 'done' : isCurrent ? 'now' : 'ahead'}
      data-priority={action.priority}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span aria-hidden="true" className="leg-station">
        {isDone ? <Check size={15} strokeWidth={2.5} /> : number}
      </span>
      <div className="leg-what">
        <h4>{action.action}</h4>
        <p className="text-sm text-ink-2">
          {isCurrent ? <b className="leg-now">You are here. </b> : null}
          {SKILLS[action.skill].name}, {CATEGORY_WORDS[action.category]}
        </p>
        {earlier ? <Earlier goal={earlier} /> : null}
      </div>
      <LegWorks works={action.works} />
      <LegTime day={dayOf(leg)} />
      <p className="leg-known">
        <span className="leg-label">You will know it worked when: </span>
        {action.measure}
      </p>
      <div className="leg-tools plan-screen">
        <TrackAction action={action} assessmentId={assessmentId} goal={goal} onTracked={(next) => onTracked(action.id, next)} />
        <PlanToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={id} label={`How to go about it, step ${number}`}>
          How
        </PlanToggle>
      </div>
      <LegDetails id={id} action={action} isOpen={isOpen} />
    </li>
  );
}

function LegTime({ day }: { readonly day: PlainDate | null }): ReactElement | null {
  return day ? (
    <p className="leg-time">
      By <Day on={day} isShort />
    </p>
  ) : null;
}

/** What became of the same action when an earlier plan had it. */
function Earlier({ goal }: { readonly goal: Goal }): ReactElement {
  return (
    <p className="mt-0.5 text-sm text-ink-2">
      <Link to={goalPath(goal.id)} className="text-link font-[560]">
        <EarlierState goal={goal} />
      </Link>
      {goal.state === 'done' ? ': keep it or make it harder.' : '.'}
    </p>
  );
}

function EarlierState({ goal: { state, dueOn, closedAt } }: { readonly goal: Goal }): ReactElement {
  if (state === 'postponed' && dueOn)
    return (
      <>
        Rests until <Day on={dueOn} />
      </>
    );
  const words = state === 'done' ? 'Reached' : state === 'postponed' ? 'Rests' : 'Let go';
  if (state === 'postponed' || closedAt === null) return <>{words}</>;
  return (
    <>
      {words} on <Moment atMs={Date.parse(closedAt)} isDate />
    </>
  );
}

function LegWorks({ works }: { readonly works: readonly OfferedWork[] }): ReactElement | null {
  if (works.length === 0) return null;
  return (
    <ul className="leg-works plan-screen">
      {works.map(({ id, kind, title, access }) => (
        <li key={id}>
          <Link to={itemPath({ kind, id })} className="leg-work">
            <Cover kind={kind} title={title} seed={id} text="none" className="h-7" />
            <span>
              {title}
              <small>
                {KIND_WORDS[kind].one} <MembersBadge access={access} />
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
