import { useEffect, useState, type ReactElement } from 'react';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Nobody has to wait longer for an AI service than they like. */
const PATIENCE_MS = 4000;

export interface MakingPlanProps {
  readonly status: CoachStatus;
  readonly isLocal: boolean;
  readonly onLocal: () => void;
  readonly onCancel: () => void;
}

/** What is done, and who is asked. */
export function MakingPlan({ status, isLocal, onLocal, onCancel }: MakingPlanProps): ReactElement {
  const asked = isLocal ? null : serviceOf(status);
  const isLong = useIsLong(asked !== null);
  return (
    <>
      <p className="text-lg text-ink-2">Five questions, answered</p>
      <h1 className="mt-1">Making your plan</h1>
      <div role="status" className="mt-6 grid max-w-(--measure) gap-3 text-lg text-pretty">
        <p className="text-ink-2">Your answers are kept in this browser.</p>
        <p className="flex items-start gap-3">
          <Spinner className="mt-1 flex-none" />
          {asked === null
            ? 'The plan is made on this server, from your answers alone.'
            : `${asked} is asked to write it. That often takes half a minute; if nothing usable comes, the plan is made on this server.`}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {isLong ? <Button onClick={onLocal}>Do not wait: make the plan here</Button> : null}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function serviceOf({ provider, isBuiltinOnly, host, model }: CoachStatus): string | null {
  if (provider !== 'openai' || isBuiltinOnly) return null;
  return `${host ?? 'The AI service'}${model === null ? '' : ` (model ${model})`}`;
}

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLong;
}
