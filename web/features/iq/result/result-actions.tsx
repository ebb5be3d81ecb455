import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { iqReviewPath, iqTestPath } from '#web/iq-addresses.ts';
import { Button, IconButton, Signpost } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { ResultMenu } from './result-menu.tsx';
import { useIqStatus } from './use-sittings.ts';

/** Where one goes from a result. */
export function ResultActions({ sitting }: { readonly sitting: FinishedSitting }): ReactElement {
  const { data: status } = useIqStatus();
  return (
    <div className="iqr-actions iqr-screen">
      <Signpost to={iqReviewPath(sitting.id, 1)}>Review answers</Signpost>
      <Button to={iqTestPath()}>Take it again</Button>
      <div className="flex gap-1">
        <IconButton label="Print" onClick={() => window.print()}>
          <Printer size={19} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <ResultMenu sitting={sitting} />
      </div>
      {status?.scoredAgainAt ? (
        <p className="iqr-note">
          From <Moment atMs={Date.parse(status.scoredAgainAt)} isDate /> on a sitting gives a score again; one before is practice.
        </p>
      ) : null}
    </div>
  );
}
