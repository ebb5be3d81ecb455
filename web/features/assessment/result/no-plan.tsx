import type { ReactElement } from 'react';
import { assessmentPath } from '#web/coach-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoPlan(): ReactElement {
  return (
    <div className="mx-auto max-w-3xl px-(--page-x) py-16">
      <EmptyState
        isPage
        title="No plan yet"
        text="A plan is made of your answers to five questions. That takes about two minutes."
        action={<Button to={assessmentPath()}>Answer the five questions</Button>}
      />
    </div>
  );
}
