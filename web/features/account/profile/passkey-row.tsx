import { useState, type ReactElement, type SubmitEvent } from 'react';
import { PasskeyChange, type Passkey } from '#core/account/passkey.ts';
import { browserApi } from '#web/api/client.ts';
import { signInCalls } from '#web/api/sign-in-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';

const calls = signInCalls(browserApi);

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: (renamed: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps): ReactElement {
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li className="py-2.5">
        <NameForm
          passkey={passkey}
          onDone={(renamed) => {
            setNaming(false);
            onRename(renamed);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-[560] wrap-anywhere">{passkey.name}</p>
        <p className="text-sm text-ink-3">
          Added on <Moment atMs={Date.parse(passkey.createdAt)} isDate />,{' '}
          {passkey.isSynced ? 'kept for all your devices' : 'on one device'}
        </p>
      </div>
      <Button size="sm" aria-label={`Rename ${passkey.name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <Button size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => onRemove(passkey)}>
        Remove
      </Button>
    </li>
  );
}

/** Whoever asked to rename goes on typing. */
function selectName(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

function NameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: (renamed: Passkey) => void }): ReactElement {
  const [error, setError] = useState<string | null>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { data, error: wrong } = PasskeyChange.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    if (!data) return setError(wrong.issues[0]?.message ?? null);
    try {
      onDone(await calls.renamePasskey(passkey.id, data.name));
    } catch (failure) {
      setError(`Not saved. ${(failure as Error).message}`);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Name of the passkey"
        name="name"
        defaultValue={passkey.name}
        ref={selectName}
        error={error}
        className="min-w-44 flex-1"
      />
      <Button type="submit" variant="ink">
        Save
      </Button>
      <Button onClick={() => onDone(passkey)}>Cancel</Button>
    </form>
  );
}
