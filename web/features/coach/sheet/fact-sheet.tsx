import { useRef, useState, type ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { FACT_SLOTS, SLOT_WORDS } from '#core/coach/facts/slots.ts';
import { countOf } from '#core/words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeletedRow } from '../../notes/deleted-row.tsx';
import { FactRow } from './fact-row.tsx';
import { useDeleteFact, useFacts } from './use-facts.ts';

/** Beside a career talk: what the coach has noted, in the learner's words, for them to change. */
export function FactSheet({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const { facts, deleted, isError, refetch } = useFacts(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDListElement>(null);
  const [undos, setUndos] = useState<ReadonlyMap<string, () => void>>(new Map());
  // The button that takes it back goes, and with it the place of whoever stands there.
  const deleteFact = useDeleteFact(() => {
    const at = document.activeElement;
    if (at?.textContent === 'Undo' && list.current?.contains(at)) heading.current?.focus();
  });
  const shown = facts?.filter(({ id }) => !deleted.has(id) || undos.has(id));
  return (
    <div className="flex flex-1 flex-col gap-4">
      <header className="flex min-h-10 items-center">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          What I have noted
        </h2>
      </header>
      {shown === undefined ? (
        isError ? (
          <ErrorState
            title="Your notes could not be read."
            text="What you said is safe. Try again in a moment."
            retry={() => void refetch()}
          />
        ) : (
          <SkeletonRows count={3} label="Reading your notes" />
        )
      ) : shown.length === 0 ? (
        <p className="text-pretty text-ink-2">
          Nothing yet. As you talk, what a plan would need stands here in your own words: what you want, by when, what it has to fit with.
          You can change or delete any of it, and it is there in your next talk.
        </p>
      ) : (
        <>
          <dl ref={list}>
            {FACT_SLOTS.map((slot) => {
              const own = shown.filter((fact) => fact.slot === slot);
              return own.length === 0 ? null : (
                <div key={slot} className="border-t border-line pt-2.5 pb-1">
                  <dt className="text-sm font-[580] text-ink-2">{SLOT_WORDS[slot]}</dt>
                  <dd>
                    <ul>
                      {own.map((fact) =>
                        deleted.has(fact.id) ? (
                          <DeletedRow key={fact.id} text="Note deleted." onRestore={() => undos.get(fact.id)?.()} />
                        ) : (
                          <FactRow key={fact.id} fact={fact} onDelete={() => setUndos(new Map(undos).set(fact.id, deleteFact(fact)))} />
                        ),
                      )}
                    </ul>
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className="text-sm text-pretty text-ink-3">I note only what I am fairly sure of. Put right whatever is off.</p>
        </>
      )}
      <p role="status" className="sr-only">
        {facts === undefined ? '' : countOf(facts.filter(({ id }) => !deleted.has(id)).length, 'note')}
      </p>
    </div>
  );
}
