import { expect, it } from 'vitest';
import { QUERY_LENGTHS } from '#core/library/list-query.ts';
import { isFiltered, readLibraryQuery, writeLibraryQuery } from './library-query.ts';

const read = (address: Record<string, string>) => readLibraryQuery(new URLSearchParams(address));

it('leaves out what it does not know', () => {
  const nothing = { kind: undefined, q: undefined, topic: undefined, skill: undefined, length: undefined, sort: undefined };
  expect(read({ kind: 'opera', q: '  ', topic: '', skill: 'juggling', length: 'endless', sort: 'luck' })).toEqual(nothing);
});

it('cuts words and topics that are longer than the library can be asked for', () => {
  const { q, topic } = read({ q: ` ${'w'.repeat(3000)}`, topic: 't'.repeat(3000) });
  expect(q).toBe('w'.repeat(QUERY_LENGTHS.q));
  expect(topic).toBe('t'.repeat(QUERY_LENGTHS.topic));
});

it('keeps a skill in the address, and counts it as a choice', () => {
  const query = read({ skill: 'giving-feedback' });
  expect([writeLibraryQuery(query), isFiltered(query)]).toEqual(['skill=giving-feedback', true]);
});
