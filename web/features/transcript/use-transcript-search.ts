import { useDeferredValue, useMemo, useState } from 'react';
import { findHits, indexParagraphs, type Hit } from '#core/transcript/find-words.ts';
import { chunkOf, type Paragraph } from '#core/transcript/paragraphs.ts';
import type { CueMark } from './transcript-cue.tsx';

/** By paragraph, then by cue. */
export type ChunkMarks = ReadonlyMap<number, ReadonlyMap<number, readonly CueMark[]>>;

/** For a chunk without any. It is always the same, so that the chunk is not drawn again. */
export const NO_MARKS: ChunkMarks = new Map();

export interface TranscriptSearch {
  /** What is in the field; null while the field is closed. */
  readonly words: string | null;
  readonly setWords: (words: string | null) => void;
  /** By chunk. */
  readonly marks: ReadonlyMap<number, ChunkMarks>;
  readonly hits: readonly Hit[];
  /** Number of the hit it stands at, from 0; -1 when there is none. */
  readonly at: number;
  readonly move: (by: 1 | -1) => void;
  /** "3 of 12"; empty while nothing is asked. */
  readonly count: string;
}

const NO_HITS: readonly Hit[] = [];

/** Searches in the words that are shown. Typing goes before looking. */
export function useTranscriptSearch(paragraphs: readonly Paragraph[]): TranscriptSearch {
  const [words, setWords] = useState<string | null>(null);
  const [stand, setStand] = useState({ words: '', at: 0 });
  const isOpen = words !== null;
  const wanted = useDeferredValue(words ?? '');
  const index = useMemo(() => (isOpen ? indexParagraphs(paragraphs) : null), [isOpen, paragraphs]);
  const hits = useMemo(() => (index ? findHits(index, wanted) : NO_HITS), [index, wanted]);
  const marks = useMemo(() => collectMarks(hits), [hits]);
  const at = hits.length === 0 ? -1 : stand.words === wanted ? Math.min(stand.at, hits.length - 1) : 0;
  const isAsked = isOpen && wanted.trim() !== '';
  return {
    words,
    setWords,
    marks,
    hits,
    at,
    move: (by) => {
      if (hits.length > 0) setStand({ words: wanted, at: (at + by + hits.length) % hits.length });
    },
    count: isAsked ? (at < 0 ? 'Not found' : `${at + 1} of ${hits.length}`) : '',
  };
}

function collectMarks(hits: readonly Hit[]): ReadonlyMap<number, ChunkMarks> {
  const byChunk = new Map<number, Map<number, Map<number, CueMark[]>>>();
  hits.forEach(({ paragraph, parts }, hit) => {
    const byParagraph = findOrAdd(byChunk, chunkOf(paragraph), () => new Map<number, Map<number, CueMark[]>>());
    const byCue = findOrAdd(byParagraph, paragraph, () => new Map<number, CueMark[]>());
    for (const { cue, start, end } of parts) findOrAdd(byCue, cue, () => []).push({ start, end, hit });
  });
  return byChunk;
}

function findOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
