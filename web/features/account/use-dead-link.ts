import { useEffect, useState } from 'react';
import { accountCalls } from '#web/api/account-calls.ts';
import { browserApi } from '#web/api/client.ts';

/** Whether the link of a mail is known to work no more: said before a password is thought of. Looking uses nothing up. */
export function useDeadLink(token: string): boolean {
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    let isLeft = false;
    // Who cannot be answered now learns it when they send the form.
    accountCalls(browserApi)
      .checkResetLink(token)
      .then(
        ({ isGood }) => isLeft || setDead(!isGood),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [token]);
  return isDead;
}
