import { Fragment, type ReactElement } from 'react';
import { PLAYER_COMMANDS } from '#web/features/player/commands.ts';

const KEY_NAME: Readonly<Record<string, string>> = { ' ': 'Space', ArrowLeft: '←', ArrowRight: '→' };
const SPOKEN: Readonly<Record<string, string>> = { '←': 'Left arrow', '→': 'Right arrow' };

/** The player's keys, from the table the player itself uses. */
export function Shortcuts(): ReactElement {
  return (
    <dl className="divide-y divide-line">
      {PLAYER_COMMANDS.map(({ id, label, keys }) => (
        <div key={id} className="flex min-h-10 items-center justify-between gap-4 py-1.5">
          <dt>{label}</dt>
          <dd className="flex flex-none items-center gap-1.5">
            {keys.map((key, i) => (
              <Fragment key={key}>
                {i > 0 ? <span className="text-sm text-ink-3">or</span> : null}
                <Key name={KEY_NAME[key] ?? key.toUpperCase()} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Key({ name }: { readonly name: string }): ReactElement {
  const spoken = SPOKEN[name];
  return (
    <kbd className="min-w-6.5 rounded-1 border border-line-2 px-1.75 py-1 text-center font-ui text-xs/none font-medium text-ink">
      {spoken ? (
        <>
          <span aria-hidden="true">{name}</span>
          <span className="sr-only">{spoken}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  );
}
