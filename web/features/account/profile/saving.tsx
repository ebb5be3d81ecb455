import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { SettingsForm } from './use-saved-settings.ts';

type Saving = Pick<SettingsForm<object>, 'status' | 'error' | 'retry'>;

export function SavedMark({ status }: Pick<Saving, 'status'>): ReactElement {
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm text-ink-2">
      {status === 'saved' ? (
        <>
          <Check size={15} strokeWidth={1.75} aria-hidden="true" className="text-good" />
          Saved
        </>
      ) : null}
    </span>
  );
}

export function NotSaved({ status, error, retry }: Saving): ReactElement | null {
  if (status !== 'failed') return null;
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-3">
      <FieldError>Not saved. {error}</FieldError>
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
