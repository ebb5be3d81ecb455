import { Fragment, type ReactElement } from 'react';
import { keyWords, useIsApple, type KeyCap } from './key-words.ts';

/** One way to press a command, as the keys look. */
export function KeyCaps({ keys }: { readonly keys: string }): ReactElement {
  const { caps, isSequence } = keyWords(keys, useIsApple());
  return (
    <span className="inline-flex flex-none items-center gap-1">
      {caps.map((cap, i) => (
        <Fragment key={i}>
          {isSequence && i > 0 ? <span className="text-xs text-ink-3">then</span> : null}
          <Cap {...cap} />
        </Fragment>
      ))}
    </span>
  );
}

function Cap({ name, spoken }: KeyCap): ReactElement {
  return (
    <kbd className="min-w-6 rounded-1 border border-line-2 px-1.5 py-1 text-center font-ui text-xs/none font-medium text-ink">
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
