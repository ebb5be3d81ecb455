import { type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';

/** Why the server said no: below one field, or above the button when it concerns none. */
export interface Refusal {
  readonly message: string;
  readonly field?: string;
}

type FieldErrors = Readonly<Record<string, string>>;

interface AccountFormOptions<Schema extends z.ZodType, Sent> {
  readonly schema: Schema;
  readonly send: (input: z.output<Schema>) => Promise<Sent>;
  readonly explain: (error: unknown) => Refusal;
  /** Once it is sent. A promise keeps the button busy for as long as it takes. */
  readonly onDone: (answer: Sent, form: HTMLFormElement) => void | Promise<void>;
}

export interface AccountForm {
  readonly errors: FieldErrors;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  /** False until the page listens: before that a press would send the form as a plain document. */
  readonly isReady: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useAccountForm<Schema extends z.ZodType, Sent>({
  schema,
  send,
  explain,
  onDone,
}: AccountFormOptions<Schema, Sent>): AccountForm {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = useSyncExternalStore(neverChanges, isBrowser, isServer);

  // The message has to stand below the field before the focus comes, or it is not read out.
  function showErrors(form: HTMLFormElement, found: FieldErrors): void {
    flushSync(() => {
      setErrors(found);
      setRefusal(null);
      setBusy(false);
    });
    focusFirst(form, found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) return showErrors(form, firstMessages(parsed.error));
    setErrors({});
    setRefusal(null);
    setBusy(true);
    try {
      await onDone(await send(parsed.data), form);
      setBusy(false);
    } catch (error) {
      const { field, message } = explain(error);
      if (field) return showErrors(form, { [field]: message });
      setRefusal(message);
      setBusy(false);
    }
  }

  return {
    errors,
    refusal,
    isBusy,
    isReady,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
  };
}

const neverChanges = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

function firstMessages(error: z.ZodError): FieldErrors {
  const found: Record<string, string> = {};
  for (const issue of error.issues) found[String(issue.path[0])] ??= issue.message;
  return found;
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && errors[control.name]) return control.focus();
  }
}
