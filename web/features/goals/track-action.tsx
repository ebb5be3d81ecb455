import { ArrowRight, Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { goalPath } from '#web/coach-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { describeTracked } from './describe-tracked.ts';
import { useTracking, type TrackActionProps } from './track/use-tracking.tsx';
import { useToday } from './use-today.ts';

/** Makes an action of the plan a goal of the learner's, or leads to the goal that it is. */
export function TrackAction(props: TrackActionProps): ReactElement {
  const { id, tracked, open, dialog } = useTracking(props);
  const today = useToday();
  return (
    <>
      {tracked ? (
        <Button id={id} size="sm" variant="quiet" to={goalPath(tracked.id)} icon={<ArrowRight size={16} aria-hidden="true" />}>
          <span>
            {describeTracked(tracked, today)}
            <span className="sr-only">: {tracked.text}</span>
          </span>
        </Button>
      ) : (
        <Button id={id} size="sm" aria-label={`Track: ${props.action.action}`} icon={<Flag size={16} aria-hidden="true" />} onClick={open}>
          Track
        </Button>
      )}
      {dialog}
    </>
  );
}
