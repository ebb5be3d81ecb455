import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Passkey } from '#core/account/passkey.ts';
import { browserApi } from '#web/api/client.ts';
import { signInCalls } from '#web/api/sign-in-calls.ts';
import { deleteLater, useDeleted } from '#web/delete-later.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { explainPasskey, hasPasskeys, makePasskey } from '../ways/passkey-browser.ts';
import { ConfirmOwner, wantsOwner } from './owner-confirmation.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const calls = signInCalls(browserApi);
const neverChanges = () => () => undefined;
const forgetScreens = () => queryClient.invalidateQueries({ queryKey: ['screen'] });

/** The keys to the account that a device keeps; without any, and in a browser that has none, nothing is shown. */
export function ProfilePasskeys({
  saved,
  hasPassword,
}: {
  readonly saved: readonly Passkey[];
  readonly hasPassword: boolean;
}): ReactElement | null {
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false);
  const [passkeys, setPasskeys] = useState(saved);
  const deleted = useDeleted();
  const { show } = useToast();
  const adding = useMutation(
    {
      mutationFn: makePasskey,
      onSuccess(made: Passkey) {
        setPasskeys((before) => [...before, made]);
        void forgetScreens();
      },
    },
    queryClient,
  );

  const remove = ({ id, name }: Passkey): void => {
    const key = `passkey ${id}`;
    const send = () => calls.removePasskey(id).then(forgetScreens);
    const undo = deleteLater(id, send, (error) => show({ text: 'Not removed.', detail: error.message, tone: 'bad', key }));
    show({ text: `“${name}” removed.`, key, action: { label: 'Undo', onAction: undo } });
  };
  const rename = (renamed: Passkey): void => {
    setPasskeys((before) => before.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)));
    void forgetScreens();
  };

  const shown = passkeys.filter(({ id }) => !deleted.has(id));
  if (!isPossible && passkeys.length === 0) return null;
  const asksOwner = hasPassword && (wantsOwner(adding.error) || (adding.isPending && adding.variables.password !== undefined));
  const refusal = adding.error && !asksOwner ? explainPasskey(adding.error) : null;
  return (
    <section aria-labelledby="passkeys">
      <SectionHead id="passkeys" title="Passkeys" rule />
      <p className="mb-3.5 text-pretty text-ink-2">
        Sign in with your fingerprint, your face or the lock of your device, without a password.
      </p>
      {shown.length > 0 ? (
        <ul aria-label="Your passkeys" className="mb-4 divide-y divide-line">
          {shown.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRename={rename} onRemove={remove} />
          ))}
        </ul>
      ) : null}
      {isPossible ? (
        <Button
          disabled={adding.isPending}
          onClick={() => adding.mutate({})}
          icon={<KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />}
        >
          Add a passkey
        </Button>
      ) : null}
      {asksOwner ? (
        <ConfirmOwner submit="Add the passkey" error={adding.error} isBusy={adding.isPending} onConfirm={adding.mutate} />
      ) : null}
      <div role="alert" className="not-empty:mt-3">
        {refusal ? <FieldError>{refusal}</FieldError> : null}
      </div>
    </section>
  );
}
