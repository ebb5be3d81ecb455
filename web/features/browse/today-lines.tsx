import { Check, Layers, Timer } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { href, Link } from 'react-router';
import { sayGoal, sayReview } from '#core/discover/say-today.ts';
import type { Today } from '#core/discover/today.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What today still holds, said once and without haste. */
export function TodayLines({ today: { review, goal } }: { readonly today: Today }): ReactElement | null {
  if (!review && !goal) return null;
  const isReached = goal !== null && goal.seconds >= goal.minutes * 60;
  return (
    <ul aria-label="Today" className="mt-5 flex flex-wrap gap-x-8 gap-y-2 border-b border-line pb-3">
      {review ? (
        <Line icon={review.left === 0 && review.done > 0 ? <Check {...ICON} /> : <Layers {...ICON} />} to={href('/review')} name="Review">
          {sayReview(review)}
        </Line>
      ) : null}
      {goal ? (
        <Line icon={isReached ? <Check {...ICON} /> : <Timer {...ICON} />} to={href('/progress')} name="Daily goal">
          {sayGoal(goal)}
        </Line>
      ) : null}
    </ul>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly to: string;
  readonly name: string;
  readonly children: string;
}

function Line({ icon, to, name, children }: LineProps): ReactElement {
  return (
    <li className="min-w-0">
      <Link to={to} className="inline-flex min-h-11 items-center gap-2 hover:text-accent-ink">
        {icon}
        <span>
          <strong className="font-semibold">{name}</strong> <span className="text-ink-2">{children}</span>
        </span>
      </Link>
    </li>
  );
}
