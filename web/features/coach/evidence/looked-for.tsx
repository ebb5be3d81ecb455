import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { lookedFor } from '#core/coach/marks/looked-for.ts';

/** Before there is an answer: what will be looked for in it. */
export function LookedFor({ conversation }: { readonly conversation: Conversation }): ReactElement {
  return (
    <>
      <p className="text-pretty text-ink-2">
        After your first answer, your own words will stand here beside what they show. This is looked for:
      </p>
      <dl>
        {lookedFor(conversation).map(({ name, line }) => (
          <div key={name} className="border-t border-line py-2.5">
            <dt className="font-[580]">{name}</dt>
            <dd className="mt-0.5 text-sm text-pretty text-ink-2">{line}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
