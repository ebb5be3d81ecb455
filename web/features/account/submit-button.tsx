import type { ReactElement, ReactNode } from 'react';
import { Signpost } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { AccountForm } from './use-account-form.ts';

interface SubmitButtonProps {
  readonly form: AccountForm;
  readonly children: ReactNode;
  readonly busyLabel: string;
}

/** The signpost of the form, under what the server had against it. It keeps its place and its focus while the answer is on its way. */
export function SubmitButton({ form, children, busyLabel }: SubmitButtonProps): ReactElement {
  return (
    <div className="grid justify-items-start max-sm:justify-items-stretch">
      <div role="alert" className="not-empty:mb-4">
        {form.refusal ? <FieldError>{form.refusal}</FieldError> : null}
      </div>
      <Signpost
        type="submit"
        disabled={!form.isReady}
        aria-disabled={form.isBusy || undefined}
        className="disabled:opacity-100 aria-disabled:opacity-100 max-sm:justify-center"
      >
        {children}
        {form.isBusy ? <Spinner label={busyLabel} size={18} className="[&_path]:stroke-current" /> : null}
      </Signpost>
    </div>
  );
}
