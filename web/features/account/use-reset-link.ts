import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { PasswordResetChecked as Checked } from '#core/account/auth-answers.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';

type PasswordResetChecked = z.infer<typeof Checked>;

/** What is known of the link of a mail: whether it works, said before a password is thought of, and which other ways lead into the account. Looking uses nothing up. */
export function useResetLink(token: string): PasswordResetChecked {
  const [link, setLink] = useState<PasswordResetChecked>({ isGood: true, waysIn: [] });
  useEffect(() => {
    let isLeft = false;
    // Who cannot be answered now learns it when they send the form.
    accountCalls(browserApi)
      .checkResetLink(token)
      .then(
        (checked) => isLeft || setLink(checked),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return link;
}
