import { Search } from 'lucide-react';
import type { ChangeEvent, ReactElement, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { capitalized } from '#core/words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { LibraryQuery } from './library-query.ts';

export interface LibraryFiltersProps {
  readonly query: LibraryQuery;
  readonly topics: readonly { readonly topic: string; readonly items: number }[];
  /** Of the list of everything only: words to look for, and the kind. */
  readonly isEverything?: boolean;
}

/** A plain form that is sent by GET: every choice is in the address, and it works before the page is alive. */
export function LibraryFilters({ query, topics, isEverything = false }: LibraryFiltersProps): ReactElement {
  const submit = useSubmit();
  const send = (event: ChangeEvent<HTMLSelectElement>): void => {
    if (event.currentTarget.form) void submit(withoutBlanks(event.currentTarget.form), { preventScrollReset: true });
  };
  return (
    <Form
      // The fields take their values from the address again after every change of it, also by the back button.
      key={JSON.stringify(query)}
      role="search"
      aria-label={isEverything ? 'Filter the library' : 'Filter this list'}
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault();
        void submit(withoutBlanks(event.currentTarget), { preventScrollReset: true });
      }}
      className="mb-8 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end md:gap-4"
    >
      {isEverything ? (
        <>
          <TextField
            label="Search"
            name="q"
            type="search"
            defaultValue={query.q}
            placeholder="Titles, people, topics"
            maxLength={200}
            className="col-span-2 md:w-72"
            after={
              <IconButton type="submit" label="Search" className="mr-0.75">
                <Search size={18} aria-hidden="true" />
              </IconButton>
            }
          />
          <Choice label="Kind" name="kind" value={query.kind} onChange={send} any="All kinds">
            {ITEM_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind].list}
              </option>
            ))}
          </Choice>
        </>
      ) : null}
      <Choice label="Topic" name="topic" value={query.topic} onChange={send} any="All topics">
        {withChosen(topics, query.topic).map(({ topic, items }) => (
          <option key={topic} value={topic}>
            {items === null ? capitalized(topic) : `${capitalized(topic)} (${items})`}
          </option>
        ))}
      </Choice>
      <Choice label="Length" name="length" value={query.length} onChange={send} any="Any length">
        <option value="short">Under 10 min</option>
        <option value="medium">10 to 60 min</option>
        <option value="long">Over 1 h</option>
      </Choice>
      <Choice label="Sort" name="sort" value={query.sort} onChange={send} any="Newest first">
        <option value="title">Title, A to Z</option>
        <option value="length">Shortest first</option>
      </Choice>
      <noscript>
        <button type="submit" className="min-h-11 rounded-2 bg-ink px-4.5 font-[570] text-on-ink">
          Show
        </button>
      </noscript>
    </Form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  /** The first option, which leaves nothing out. */
  readonly any: string;
  readonly children: ReactNode;
}

function Choice({ label, name, value, onChange, any, children }: ChoiceProps): ReactElement {
  return (
    <SelectField label={label} name={name} defaultValue={value ?? ''} onChange={onChange} className="min-w-0 grid-cols-1 md:w-44">
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}

/** A topic in the address that no work has any more still has to be shown as chosen. */
function withChosen(topics: LibraryFiltersProps['topics'], chosen: string | undefined): { topic: string; items: number | null }[] {
  const isKnown = chosen === undefined || topics.some(({ topic }) => topic === chosen);
  return isKnown ? [...topics] : [{ topic: chosen, items: null }, ...topics];
}

/** An address names only what was chosen. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value.trim() !== '') chosen.set(name, value.trim());
  return chosen;
}
