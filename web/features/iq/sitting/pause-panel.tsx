import type { ReactElement } from 'react';
import type { SittingProgress } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';

export interface PausePanelProps {
  readonly progress: SittingProgress;
  readonly onGoOn: () => void;
}

/** The item is out of sight as long as its clock has stopped. */
export function PausePanel({ progress: { answered, total }, onGoOn }: PausePanelProps): ReactElement {
  return (
    <div className="sitting-panel">
      <h1>Paused</h1>
      <p>
        The clock has stopped and the item is put away. {answered} of {total} are answered, and everything you confirmed is kept: go on now,
        or leave and come back another day to the same item.
      </p>
      <div className="sitting-panel-actions">
        <Signpost onClick={onGoOn}>Go on</Signpost>
        <Button to={iqTestPath()}>Leave for now</Button>
      </div>
    </div>
  );
}
