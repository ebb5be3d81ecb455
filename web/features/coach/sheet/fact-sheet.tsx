import { useRef, type ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachFact } from '#core/coach/facts/fact.ts';
import { FACT_SLOTS, SLOT_WORDS } from '#core/coach/facts/slots.ts';
import { countOf } from '#core/words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FactRow } from './fact-row.tsx';
import { useDeleteFact, useFacts } from './use-facts.ts';

/** Beside a career talk: what the coach has noted, in the learner's words, for them to change. */
export function FactSheet({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const { facts, isError, refetch } = useFacts(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteFact = useDeleteFact();
  const onDelete = (fact: CoachFact): void => {
    deleteFact(fact);
    heading.current?.focus();
  };
  return (
    <div className="flex flex-1 flex-col gap-4">
      <header className="flex min-h-10 items-center">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          What I have noted
        </h2>
      </header>
      {facts !== undefined ? (
        <Groups facts={facts} onDelete={onDelete} />
      ) : isError ? (
        <ErrorState
          title="Your notes could not be read."
          text="What you said is safe. Try again in a moment."
          retry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={3} label="Reading your notes" />
      )}
      <p role="status" className="sr-only">
        {facts === undefined ? '' : countOf(facts.length, 'note')}
      </p>
    </div>
  );
}

interface GroupsProps {
  readonly facts: readonly CoachFact[];
  readonly onDelete: (fact: CoachFact) => void;
}

function Groups({ facts, onDelete }: GroupsProps): ReactElement {
  if (facts.length === 0)
    return (
      <p className="text-pretty text-ink-2">
        Nothing yet. As you talk, what a plan would need stands here in your own words: what you want, by when, what it has to fit with. You
        can change or delete any of it, and it is there in your next talk.
      </p>
    );
  return (
    <>
      <dl>
        {FACT_SLOTS.map((slot) => {
          const own = facts.filter((fact) => fact.slot === slot);
          return own.length === 0 ? null : (
            <div key={slot} className="border-t border-line pt-2.5 pb-1">
              <dt className="text-sm font-[580] text-ink-2">{SLOT_WORDS[slot]}</dt>
              <dd>
                <ul>
                  {own.map((fact) => (
                    <FactRow key={fact.id} fact={fact} onDelete={onDelete} />
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm text-pretty text-ink-3">I note only what I am fairly sure of. Put right whatever is off.</p>
    </>
  );
}
