import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import { describeUse } from '#core/coach/status/describe-use.ts';
import { describeWriter } from '#core/coach/status/describe-writer.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { FieldError, Switch } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

/** Who receives what is said to the coach, the way to keep it here, and what was used. */
export function ProfileCoach({ status }: { readonly status: CoachStatus }): ReactElement {
  const [isBuiltinOnly, setBuiltinOnly] = useState(status.isBuiltinOnly);
  const { mutate, error } = useMutation(
    {
      // Quick changes reach the server in their order.
      scope: { id: 'profile' },
      mutationFn: (next: boolean) => browserApi.changeProfile({ isBuiltinOnly: next }),
      onMutate: setBuiltinOnly,
      onError: (_, next) => setBuiltinOnly(!next),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['screen'] }),
    },
    queryClient,
  );
  const { turnsToday, turnsADay } = status;
  const use = describeUse(status);
  return (
    <section aria-labelledby="coach">
      <SectionHead id="coach" title="AI coach" meta="on all your devices" rule />
      <p role="status" className="text-pretty text-ink-2">
        {describeWriter({ ...status, isBuiltinOnly })}
      </p>
      <Switch
        className="mt-3 border-t border-line pt-3"
        label={
          <>
            Use the built-in coach only
            <span className="block text-sm text-ink-3">Whatever service is set up, nothing that you say leaves this server.</span>
          </>
        }
        checked={isBuiltinOnly}
        onChange={(event) => mutate(event.target.checked)}
      />
      {error ? (
        <div role="alert" className="mt-2">
          <FieldError>Not saved. {error.message}</FieldError>
        </div>
      ) : null}
      <div className="mt-4 grid gap-2 border-t border-line pt-4 text-ink-2">
        <p>
          Replies today: {turnsToday} of {turnsADay}.
        </p>
        {use === null ? null : <p>{use}</p>}
      </div>
    </section>
  );
}
