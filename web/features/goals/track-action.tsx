import { ArrowRight, Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { goalPath } from '#web/coach-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { useTracking, type TrackActionProps } from './track/use-tracking.tsx';

/** Makes an action of the plan a goal of the learner's, or leads to the goal that it is. */
export function TrackAction(props: TrackActionProps): ReactElement {
  const { tracked, open, dialog } = useTracking(props);
  return (
    <>
      {tracked ? (
        <Button
          size="sm"
          variant="quiet"
          to={goalPath(tracked.id)}
          aria-label={`Open your goal: ${tracked.text}`}
          icon={<ArrowRight size={16} aria-hidden="true" />}
        >
          {tracked.progress.of > 0 ? `Tracked, ${tracked.progress.done} of ${tracked.progress.of}` : 'Tracked'}
        </Button>
      ) : (
        <Button size="sm" aria-label={`Track: ${props.action.action}`} icon={<Flag size={16} aria-hidden="true" />} onClick={open}>
          Track
        </Button>
      )}
      {dialog}
    </>
  );
}
