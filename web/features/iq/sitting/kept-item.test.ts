import { beforeEach, expect, it, vi } from 'vitest';
import { keep, keepDraft, readKept } from './kept-item.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

const CLOCK = { itemId: 'one', spentMs: 900, isPaused: true, waiting: null };

it('keeps a draft with the time of its item, through a pause', () => {
  keepDraft('one', ['4']);
  keep(CLOCK);
  expect(readKept('one')).toEqual({ ...CLOCK, draft: ['4'] });
  keepDraft('one', ['42']);
  expect(readKept('one')).toEqual({ ...CLOCK, draft: ['42'] });
});

it('does not carry a draft to another item', () => {
  keepDraft('one', ['4']);
  keep({ ...CLOCK, itemId: 'two' });
  expect(readKept('two')?.draft).toBeUndefined();
  expect(readKept('one')).toBeNull();
});
