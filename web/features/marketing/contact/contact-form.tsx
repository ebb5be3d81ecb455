import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContactSubject, MESSAGE_MAX } from '#core/contact/contact.ts';
import { SUBJECT_WORDS } from '#core/contact/subject-words.ts';
import { browserApi } from '#web/api/client.ts';
import { useLearner } from '#web/root-data.ts';
import { Signpost, TextLink } from '#web/ui/button.tsx';
import { AreaField, FieldError, SelectField, TextField } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Sending, sendMessage } from './send-message.ts';
import { SUBJECT_HINTS } from './subject-hints.ts';

interface ContactFormProps {
  /** What came of the last time, here or where the server was sent the form itself. */
  readonly sending: Sending | undefined;
  readonly onSent: (sending: Sending) => void;
}

/** A plain form: without scripts the browser sends it to this page, which answers with itself. */
export function ContactForm({ sending, onSent }: ContactFormProps): ReactElement {
  const learner = useLearner();
  const failed = sending?.isSent === false ? sending : null;
  const written = failed?.written ?? {};
  const errors = failed?.errors ?? {};
  const [subject, setSubject] = useState(ContactSubject.safeParse(written['subject']).data ?? 'question');
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(filled: HTMLFormElement): Promise<void> {
    setBusy(true);
    const outcome = await sendMessage(browserApi, new FormData(filled));
    // The message has to stand below its field before the focus comes, or it is not read out.
    flushSync(() => {
      setBusy(false);
      onSent(outcome);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} aria-labelledby="write" className="relative grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          required
          defaultValue={written['name'] ?? learner?.name}
          error={errors['name']}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={written['email'] ?? learner?.email}
          error={errors['email']}
        />
      </div>
      <SelectField
        label="What is it about?"
        name="subject"
        defaultValue={subject}
        onChange={({ target }) => setSubject(ContactSubject.parse(target.value))}
      >
        {ContactSubject.options.map((option) => (
          <option key={option} value={option}>
            {SUBJECT_WORDS[option]}
          </option>
        ))}
      </SelectField>
      <AreaField
        label="Message"
        name="message"
        required
        rows={7}
        defaultValue={written['message']}
        hint={`${SUBJECT_HINTS[subject]} At most ${MESSAGE_MAX.toLocaleString('en')} characters.`}
        error={errors['message']}
      />
      <Honeypot />
      <div className="grid justify-items-start gap-4 max-sm:justify-items-stretch">
        <div role="alert" className="empty:hidden">
          {failed?.refusal ? <FieldError>{failed.refusal}</FieldError> : null}
        </div>
        <Signpost type="submit" aria-disabled={isBusy || undefined} className="aria-disabled:opacity-100 max-sm:justify-center">
          Send message
          {isBusy ? <Spinner label="Sending" size={18} className="[&_path]:stroke-current" /> : null}
        </Signpost>
        <p className="text-sm text-ink-2">
          What is kept of it, and for how long, stands under <TextLink to="/privacy#messages">Privacy</TextLink>.
        </p>
      </div>
    </form>
  );
}

/** Machines fill in every field they find; people never meet this one. */
function Honeypot(): ReactElement {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
