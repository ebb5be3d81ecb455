import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import { MAX_GOAL_WORKS } from '#core/goals/limits.ts';
import { useFound } from '#web/features/commands/use-found.ts';
import { MembersBadge } from '#web/features/members/members-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, SearchField } from '#web/ui/field.tsx';
import { Blaze } from '#web/ui/kind.tsx';

export interface WorkFieldsProps {
  readonly works: readonly OfferedWork[];
  readonly onChange: (works: readonly OfferedWork[]) => void;
}

const has = (works: readonly OfferedWork[], { id }: OfferedWork): boolean => works.some((work) => work.id === id);

/** Works whose end brings the goal nearer. Each can be left out, and others are found in the library. */
export function WorkFields({ works, onChange }: WorkFieldsProps): ReactElement {
  // One that is left out stays in sight, to be taken back.
  const [offered, setOffered] = useState(works);
  const [isSearching, setSearching] = useState(false);
  const toggle = (work: OfferedWork) => onChange(has(works, work) ? works.filter(({ id }) => id !== work.id) : [...works, work]);
  const link = (work: OfferedWork) => {
    if (!has(offered, work)) setOffered([...offered, work]);
    if (!has(works, work)) onChange([...works, work]);
  };
  const isFull = works.length >= MAX_GOAL_WORKS;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="mb-1 text-sm font-[560]">From the library</legend>
      {offered.map((work) => (
        <Checkbox
          key={work.id}
          checked={has(works, work)}
          disabled={isFull && !has(works, work)}
          onChange={() => toggle(work)}
          label={
            <span className="inline-flex items-baseline gap-2 wrap-anywhere">
              <Blaze kind={work.kind} size={11} />
              <span>
                {work.title}, {KIND_WORDS[work.kind].one.toLowerCase()} <MembersBadge access={work.access} />
              </span>
            </span>
          }
        />
      ))}
      {isFull ? (
        <p className="text-sm text-ink-3">A goal has at most {MAX_GOAL_WORKS} works.</p>
      ) : isSearching ? (
        <WorkSearch linked={works} onLink={link} />
      ) : (
        <div>
          <Button size="sm" variant="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setSearching(true)}>
            Link a work
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface WorkSearchProps {
  readonly linked: readonly OfferedWork[];
  readonly onLink: (work: OfferedWork) => void;
}

function WorkSearch({ linked, onLink }: WorkSearchProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { works, status } = useFound(typed.trim(), true);
  const found = works.map(({ item: { id, kind, title, access } }) => ({ id, kind, title, access })).filter((work) => !has(linked, work));
  return (
    <>
      <SearchField
        // The press that opened it is gone with its button.
        ref={(field) => field?.focus()}
        label="Find a work to link"
        placeholder="Find a work to link"
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // What is found is linked by its own button; the goal is not saved meanwhile.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="text-sm text-ink-3">
        {status === 'failed' ? 'The search did not work. Check your connection.' : null}
        {status === 'found' && found.length === 0 ? 'Nothing in the library fits.' : null}
      </p>
      <ul>
        {found.map((work) => (
          <li key={work.id}>
            <button
              type="button"
              onClick={() => onLink(work)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-1 px-2 text-start hover:bg-hover"
            >
              <Plus size={16} aria-hidden="true" className="flex-none text-ink-3" />
              <Blaze kind={work.kind} size={11} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="sr-only">Link </span>
                {work.title} <MembersBadge access={work.access} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
