import { describe, expect, it } from 'vitest';
import { readText } from '../../reading/read-text.ts';
import { readAnswer } from './answer.ts';
import { distinctParticulars } from './features/particulars.ts';
import { underline } from './underline.ts';

const read = (content: string) => readAnswer(readText(content), true);
const quotes = (content: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => content.slice(start, end));
const acts = (content: string) => quotes(content, underline(read(content), read(content).acts));
const particulars = (content: string) => quotes(content, underline(read(content), distinctParticulars(read(content).particulars)));

describe('what is underlined for a reader', () => {
  it('is an act without the word that joins it on', () => {
    expect(acts('I rang the depot and moved the crates.')).toEqual(['I rang the depot', 'moved the crates']);
  });
  it('goes on where a clause ends with its verb', () => {
    expect(acts('I asked, could he wait until noon.')).toEqual(['I asked, could he wait']);
  });
  it('is a thing with the words that belong to it', () => {
    expect(particulars("I put the old kettle on my sister's boat.")).toEqual(['the old kettle', "my sister's boat"]);
  });
  it('is two to fifteen words, unless a name stands alone', () => {
    const long = `I carried ${'the crate and the box to the van in the yard of the depot '.repeat(5)}.`;
    for (const quote of acts(long)) expect(quote.split(' ').length).toBeLessThanOrEqual(15);
    expect(particulars('In rain I rang Samira.')).toEqual(['In rain', 'Samira']);
  });
  it('is never the same words twice', () => {
    const content = 'I rang the depot manager about crates, crates and crates.';
    const spans = underline(read(content), [...read(content).particulars, ...read(content).particulars]);
    for (const [i, { start }] of spans.entries()) expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
  });
});
