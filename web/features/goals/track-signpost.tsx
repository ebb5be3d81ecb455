import type { ReactElement } from 'react';
import { goalPath } from '#web/coach-addresses.ts';
import { Signpost } from '#web/ui/button.tsx';
import { useTracking, type TrackActionProps } from './track/use-tracking.tsx';

export interface TrackSignpostProps extends TrackActionProps {
  /** What it says while the action is not tracked, and afterwards. */
  readonly words: { readonly track: string; readonly goOn: string };
}

/** The step forward of a plan: to track this action, or to go on with the goal that it is. */
export function TrackSignpost({ words, ...props }: TrackSignpostProps): ReactElement {
  const { id, tracked, open, dialog } = useTracking(props);
  return (
    <>
      {tracked ? (
        <Signpost id={id} size="lg" to={goalPath(tracked.id)}>
          {words.goOn}
        </Signpost>
      ) : (
        <Signpost id={id} size="lg" onClick={open}>
          {words.track}
        </Signpost>
      )}
      {dialog}
    </>
  );
}
