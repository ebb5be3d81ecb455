import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { NOTE_COLORS } from '#core/note-colors.ts';
import type { NoteSort } from '#core/notes/note-sorts.ts';
import { capitalized } from '#core/words.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { notesPath, readNotesQuery, type NotesQuery } from '../notes-path.ts';

const SORT_WORDS: Record<NoteSort, string> = { highlight: 'Highlights', note: 'Notes', bookmark: 'Bookmarks' };

/** Every choice goes into the address, so that it is there again on the way back. */
export function NoteFilters({ query }: { readonly query: NotesQuery }): ReactElement {
  const navigate = useNavigate();
  const { state } = useNavigation();
  // While a list is on its way, the fields are ahead of the address: each choice is added to those before it.
  const [chosen, setChosen] = useState(query);
  const settle = useEffectEvent(() => setChosen(query));
  const address = notesPath(query);
  useEffect(() => {
    if (state === 'idle') settle();
  }, [state, address]);
  const [typed, type] = useState(query.q ?? '');
  // The back button, or a link, has changed it.
  useEffect(() => type(query.q ?? ''), [query.q]);
  const choose = (choice: Record<string, string>): void => {
    const next = readNotesQuery(
      new URLSearchParams(Object.entries({ ...chosen, q: typed, ...choice }).flatMap(([k, v]) => (v ? [[k, v]] : []))),
    );
    setChosen(next);
    void navigate(notesPath(next), { replace: true, preventScrollReset: true });
  };
  return (
    <form
      role="search"
      aria-label="Filter your notes"
      className="mb-8 grid grid-cols-2 items-end gap-3 md:grid-cols-5 md:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      <TextField
        label="Search"
        name="q"
        type="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        placeholder="Words, works"
        maxLength={200}
        className="col-span-full min-w-0 md:col-span-2"
        after={
          <IconButton type="submit" label="Search" className="mr-0.75">
            <Search size={18} aria-hidden="true" />
          </IconButton>
        }
      />
      <Choice label="What" name="sort" value={chosen.sort} any="Everything" onChoose={choose}>
        {Object.entries(SORT_WORDS).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </Choice>
      <Choice label="Colour" name="color" value={chosen.color} any="Any colour" onChoose={choose}>
        {NOTE_COLORS.map((color) => (
          <option key={color} value={color}>
            {capitalized(color)}
          </option>
        ))}
      </Choice>
      <Choice label="Order" name="order" value={chosen.order} any="Newest first" onChoose={choose} className="max-md:col-span-full">
        <option value="work">By work</option>
      </Choice>
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  /** The first option, which leaves nothing out. */
  readonly any: string;
  readonly onChoose: (choice: Record<string, string>) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

function Choice({ label, name, value, any, onChoose, className, children }: ChoiceProps): ReactElement {
  return (
    <SelectField
      label={label}
      name={name}
      value={value ?? ''}
      onChange={(event) => onChoose({ [name]: event.target.value })}
      className={classes('min-w-0', className)}
    >
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}
