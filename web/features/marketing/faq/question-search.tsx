import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { TextField } from '#web/ui/field.tsx';

interface QuestionSearchProps {
  readonly query: string;
  /** What was found, in words. */
  readonly result: string;
}

/** A plain form that is sent by GET; with scripts the list follows as one types. */
export function QuestionSearch({ query, result }: QuestionSearchProps): ReactElement {
  const [, setSearch] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const find = (words: string) => setSearch(words ? { q: words } : {}, { replace: true, preventScrollReset: true });

  // What was typed before the page was alive told nobody; what another entry of the history asks for is not in the field yet.
  const follow = useEffectEvent(() => {
    if (field.current && field.current !== document.activeElement && field.current.value !== query) field.current.value = query;
  });
  const sendEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== query) find(field.current.value);
  });
  useEffect(() => sendEarly(), []);
  useEffect(() => follow(), [query]);

  return (
    <search>
      <Form action="/faq" onSubmit={(event) => event.preventDefault()} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          ref={field}
          label="Search the questions"
          name="q"
          type="search"
          autoComplete="off"
          defaultValue={query}
          maxLength={200}
          placeholder="password, refund, screen reader"
          onChange={({ target }) => find(target.value)}
        />
        <noscript>
          <button type="submit" className="min-h-11.5 rounded-2 bg-ink px-4.5 font-[570] text-on-ink">
            Search
          </button>
        </noscript>
      </Form>
      <p role="status" className="mt-2.5 min-h-6 text-sm text-ink-2">
        {result}
      </p>
    </search>
  );
}
