import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../language/clauses.ts';
import { askedIn } from '../hear/samples.ts';
import { candidatesOf, clausesToNote } from './candidates.ts';

const partsOf = (text: string): string[] => clausesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the clauses of a text', () => {
  it.each([
    ['Dr Patel, audit post, Thursday', ['Dr Patel', 'audit post', 'Thursday']],
    ['I asked Dr. Brandt. She said no', ['I asked Dr. Brandt', 'She said no']],
    ['My back is gone and I want days because I sleep badly.', ['My back is gone', 'I want days', 'because I sleep badly']],
    ['And then? I earn 2,100 a month.', ['then', 'I earn 2,100 a month']],
    ['...', []],
  ])('of "%s"', (text, parts) => expect(partsOf(text)).toEqual(parts));

  it('are exact stretches in their order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let last = 0;
        for (const { start, end } of clausesOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('what may be worth a note', () => {
  it('is up to three clauses of one sentence that follow each other', () => {
    const text = 'One, two, three, four. Five.';
    const found = candidatesOf(clausesToNote(text)).map(({ start, end }) => text.slice(start, end));
    expect(found).toContain('One, two, three');
    expect(found).not.toContain('One, two, three, four');
    expect(found).not.toContain('four. Five');
    expect(found).toHaveLength(10);
  });

  it('is bounded', () => {
    expect(candidatesOf(clausesToNote('a, '.repeat(5000))).length).toBeLessThan(80);
  });
});

it('reads the question at the end of what the coach said', () => {
  expect(askedIn('I have that. Who could help?')).toBe('Who could help?');
});
