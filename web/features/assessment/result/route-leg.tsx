import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { WorkLink } from '#core/library/work-link.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { itemPath } from '#web/addresses.ts';
import { TrackAction } from '#web/features/goals/track-action.tsx';
import { Day } from '#web/ui/day.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { CATEGORY_WORDS, type Leg } from './lay-route.ts';
import type { OnTracked } from './use-tracked-goals.ts';
import { LegDetails } from './leg-details.tsx';

export interface RouteLegProps {
  readonly assessmentId: string;
  readonly leg: Leg;
  readonly isCurrent: boolean;
  readonly onTracked: OnTracked;
}

/** One action: a station of the route, with what it is done with and known by. */
export function RouteLeg({ assessmentId, leg, isCurrent, onTracked }: RouteLegProps): ReactElement {
  const { number, action, goal } = leg;
  const isDone = goal?.state === 'done';
  return (
    <li id={`leg-${number}`} className="leg" data-state={isDone ? 'done' : isCurrent ? 'now' : 'ahead'}>
      <span aria-hidden="true" className="leg-station">
        {isDone ? <Check size={15} strokeWidth={2.5} /> : number}
      </span>
      <div className="leg-what">
        <h4>{action.action}</h4>
        <p className="text-sm text-ink-2">
          {SKILLS[action.skill].name}, {CATEGORY_WORDS[action.category]}
        </p>
      </div>
      <LegWorks works={action.works} />
      <p className="leg-time">
        {action.timeline}
        <span className="leg-due">
          <span className="leg-comma">, </span>by <Day on={action.dueOn} isShort />
        </span>
      </p>
      <p className="leg-known">
        <span className="leg-label">You will know it worked when: </span>
        {action.measure}
      </p>
      <div className="leg-foot">
        <LegDetails leg={leg} />
        <div className="plan-screen">
          <TrackAction action={action} assessmentId={assessmentId} goal={goal} onTracked={(next) => onTracked(action.id, next)} />
        </div>
      </div>
    </li>
  );
}

function LegWorks({ works }: { readonly works: readonly WorkLink[] }): ReactElement | null {
  if (works.length === 0) return null;
  return (
    <ul className="leg-works plan-screen">
      {works.map(({ id, kind, title }) => (
        <li key={id}>
          <Link to={itemPath({ kind, id })} title={title} aria-label={`${title}, ${KIND_WORDS[kind].one.toLowerCase()}`} className="block">
            <Cover kind={kind} title={title} seed={id} text="none" className="h-10" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
