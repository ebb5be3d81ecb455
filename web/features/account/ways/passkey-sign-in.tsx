import { KeyRound } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { enterApp } from '../enter-app.ts';
import { canOfferPasskeys, explainPasskey, hasPasskeys, stopOffering, askForPasskey } from './passkey-browser.ts';

const neverChanges = () => () => undefined;

/** Browsers without passkeys do not see it. The others also offer one where the address is typed. */
export function PasskeySignIn({ returnTo }: { readonly returnTo: string }): ReactElement | null {
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    if (!isPossible) return;
    let isLeft = false;
    const offer = async (): Promise<void> => {
      if (!(await canOfferPasskeys()) || isLeft) return;
      const { user } = await askForPasskey({ isOffered: true });
      enterApp(user, returnTo);
    };
    // Nobody asked for it: whatever fails is said when the button is pressed.
    offer().catch(() => undefined);
    return () => {
      isLeft = true;
      void stopOffering();
    };
  }, [isPossible, returnTo]);

  const signIn = async (): Promise<void> => {
    setAsking(true);
    setRefusal(null);
    try {
      const { user } = await askForPasskey();
      enterApp(user, returnTo);
    } catch (error) {
      setRefusal(explainPasskey(error));
      setAsking(false);
    }
  };

  if (!isPossible) return null;
  return (
    <>
      <Button disabled={isAsking} onClick={() => void signIn()} icon={<KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />}>
        Sign in with a passkey
      </Button>
      <div role="alert">{refusal ? <FieldError>{refusal}</FieldError> : null}</div>
    </>
  );
}
