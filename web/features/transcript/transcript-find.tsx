import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import type { TranscriptSearch } from './use-transcript-search.ts';

/** The field, how many places there are, and the ways from one to the next. */
export function TranscriptFind({ search }: { readonly search: TranscriptSearch }): ReactElement {
  const { words, setWords, hits, count, move } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') move(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') setWords(words === '' ? null : '');
    else return;
    // The panel would close.
    event.preventDefault();
    event.stopPropagation();
  }

  const hasNone = hits.length === 0;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-y-1">
      <label className="-ml-3 flex h-10 min-w-44 flex-1 cursor-text items-center gap-2.5 rounded-2 bg-well pr-11 pl-3 text-ink-3 pointer-coarse:h-11 pointer-coarse:pr-12 has-[:focus-visible]:inset-ring-2 has-[:focus-visible]:inset-ring-focus">
        <Search size={17} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Search the transcript"
          placeholder="Search"
          value={words ?? ''}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={handleKey}
          className="h-full min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
        />
        <span role="status" className="flex-none text-sm tabular-nums">
          {count}
        </span>
      </label>
      <IconButton
        label="Close search"
        tooltipSide="bottom"
        className="-ml-10 rounded-l-none text-ink-3 pointer-coarse:-ml-11"
        onClick={() => setWords(null)}
      >
        <X size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <span className="ml-1 flex flex-none">
        <IconButton label="Previous place" tooltipSide="bottom" disabled={hasNone} onClick={() => move(-1)}>
          <ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next place" tooltipSide="bottom" disabled={hasNone} onClick={() => move(1)}>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  );
}
