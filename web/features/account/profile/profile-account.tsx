import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { z } from 'zod';
import type { GoogleLink } from '#core/account/auth-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { ProfileGoogle } from './profile-google.tsx';
import { ChangeEmail, ChangeName, ChangePassword, FirstPassword } from './change-forms.tsx';

interface ProfileAccountProps {
  readonly name: string;
  readonly email: string;
  readonly hasPassword: boolean;
  readonly google: z.infer<typeof GoogleLink>;
}

/** What one signs in with, each with the form that changes it. */
export function ProfileAccount({ name, email, hasPassword, google }: ProfileAccountProps): ReactElement {
  return (
    <section aria-labelledby="account">
      <SectionHead id="account" title="Account" rule />
      <Changeable title="Name" value={name}>
        <ChangeName name={name} />
      </Changeable>
      <Changeable title="Email" value={email}>
        <ChangeEmail hasPassword={hasPassword} />
      </Changeable>
      <Changeable title="Password" value={hasPassword ? 'Set' : 'None: you sign in by another service'}>
        {hasPassword ? <ChangePassword /> : <FirstPassword email={email} />}
      </Changeable>
      <ProfileGoogle {...google} hasPassword={hasPassword} />
    </section>
  );
}

interface ChangeableProps {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Changeable({ title, value, children }: ChangeableProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <div className="border-b border-line py-3.5 first-of-type:pt-0 last:border-b-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-3">{title}</p>
          <p className="wrap-anywhere">{value}</p>
        </div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={formId}
          aria-label={`${isOpen ? 'Leave' : 'Change'} ${title.toLowerCase()}${isOpen ? ' as it is' : ''}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Leave it' : 'Change'}
        </Button>
      </div>
      <div id={formId} hidden={!isOpen} className="mt-4 mb-2 max-w-96">
        {isOpen ? children : null}
      </div>
    </div>
  );
}
