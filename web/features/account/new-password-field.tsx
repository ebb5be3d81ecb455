import type { ReactElement } from 'react';
import { PASSWORD_MIN } from '#core/account/account.ts';
import { PasswordField } from '#web/ui/field.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
}

/** A password that is chosen, with what makes a good one until the server says what is wrong with it. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps): ReactElement {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      required
      error={error}
      {...(error ? {} : { hint: `At least ${PASSWORD_MIN} characters. A short sentence works well.` })}
    />
  );
}
