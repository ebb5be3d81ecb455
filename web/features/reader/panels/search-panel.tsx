import { Search } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { countOf } from '#core/words.ts';
import type { BookView, SearchHit } from '../engine/book-view.ts';
import { PanelFrame } from './panel-frame.tsx';
import { useBookSearch, type BookSearch } from './use-book-search.ts';

export interface SearchPanelProps {
  readonly view: BookView;
  /** Kept by the reader, so that the hits are there again when the panel is. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onGo: (hit: SearchHit) => void;
  readonly onClose: () => void;
}

/** Words in the book, found while it is being looked through. */
export function SearchPanel({ view, query, onQuery, onGo, onClose }: SearchPanelProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const search = useBookSearch(view, query);

  /** Arrows lead through the hits, and up into the field again. */
  function moveByArrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = [...(event.currentTarget.querySelectorAll<HTMLElement>('input, .reader-hit') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  }

  return (
    <PanelFrame title="Search this book" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveByArrow} className="flex min-h-0 flex-1 flex-col">
        <div className="top-search reader-search">
          <Search size={17} strokeWidth={1.75} aria-hidden="true" />
          <input data-first type="search" aria-label="Words to find" value={query} onChange={(event) => onQuery(event.target.value)} />
        </div>
        <p role="status" className="mb-1 text-sm text-ink-3">
          {describeSearch(search, query.trim() !== '')}
        </p>
        <ol ref={list} className="reader-list">
          {search.hits.map((hit, i) => (
            <li key={`${i} ${hit.locator.cfi ?? hit.locator.href}`}>
              <button type="button" onClick={() => onGo(hit)} className="reader-entry reader-hit">
                <span className="min-w-0 flex-1">
                  <span className="block text-sm text-ink-3">{hit.chapter}</span>
                  <Excerpt hit={hit} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </PanelFrame>
  );
}

function Excerpt({ hit: { excerpt, hit } }: { readonly hit: SearchHit }): ReactElement {
  const [from, to] = hit;
  return (
    <span className="reader-excerpt">
      {excerpt.slice(0, from)}
      <mark>{excerpt.slice(from, to)}</mark>
      {excerpt.slice(to)}
    </span>
  );
}

function describeSearch({ hits, share, hasFailed, isFull }: BookSearch, isAsked: boolean): string {
  if (!isAsked || share === null) return '';
  const found = isFull ? `The first ${hits.length} places` : countOf(hits.length, 'place');
  if (hasFailed) return `${found}. A part of the book could not be looked through.`;
  if (share < 1) return hits.length === 0 ? 'Looking' : `${found} so far`;
  return hits.length === 0 ? 'These words are not in the book.' : found;
}
