import { useEffect, useRef, type ReactElement } from 'react';
import { href } from 'react-router';
import type { Review } from '#core/review/review.ts';
import { countOf } from '#core/words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ReviewSession } from './use-review.ts';
import { sayNext, sayWaiting } from './words.ts';

export interface RestProps {
  readonly review: Review;
  readonly session: ReviewSession;
}

/** What stands where no card is: it is off, nothing was marked yet, or today's are done. */
export function Rest({ review, session }: RestProps): ReactElement {
  const { isOn, total, doneToday, waiting } = review;
  const place = useRef<HTMLDivElement>(null);
  const { turn } = session;
  useEffect(() => {
    if (turn > 0) place.current?.focus();
  }, [turn]);
  if (!isOn)
    return (
      <EmptyState
        title="The review is switched off"
        text="Your cards are kept as they are. Switch it on again in your profile."
        action={<Button to={href('/profile')}>Open your profile</Button>}
      />
    );
  if (total === 0)
    return (
      <EmptyState
        title="Nothing to review yet"
        text="What you mark or note in a work, and what you miss in a quiz, comes back here the day after."
        action={<Button to={href('/reading')}>Find something to read</Button>}
      />
    );
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Review" className="outline-none">
      <EmptyState
        title={doneToday > 0 ? 'Done for today' : 'Nothing due today'}
        text={[doneToday > 0 ? `${countOf(doneToday, 'card')} recalled.` : null, sayNext(review), sayWaiting(waiting)]
          .filter(Boolean)
          .join(' ')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button to={href('/discover')}>Go on learning</Button>
            {session.canUndo ? (
              <Button variant="quiet" disabled={session.isBusy} onClick={session.undo}>
                Take back the last answer
              </Button>
            ) : null}
          </div>
        }
      />
    </div>
  );
}
