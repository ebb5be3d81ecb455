import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchPage } from '#core/library/search.ts';
import type { Note, NoteEntry } from '#core/notes/note.ts';
import { writeLocator } from '#core/reader/locator.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
let nextMs = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  study = await openStudyHouse();
  study.house.now = () => nextMs++;
  learner = await signUp(study.app);
});
beforeEach(() => study.house.db.deleteFrom('note').execute());
afterAll(() => study.close());

const BOOK = 'plain-book.plain';
const inBook = (fraction: number, chapter = '') => writeLocator({ cfi: null, href: 'one.xhtml', fraction, text: '', chapter });
async function add(body: object, who = learner): Promise<Note> {
  const response = await who.call('POST', '/api/notes', { unitId: 'part-2.a', positionSec: 1, ...body });
  expect(response.status).toBe(201);
  return (await response.json()) as Note;
}
const find = async (query: Record<string, string>) =>
  expectJson<{ items: NoteEntry[]; nextCursor: string | null; total: number }>(
    await learner.call('GET', `/api/notes?${new URLSearchParams(query)}`),
  );
/** Their words, or what is marked. */
const found = async (query: Record<string, string>) => (await find(query)).items.map(({ text, quote }) => text ?? quote);

describe('words find notes', () => {
  beforeEach(async () => {
    await add({ quote: 'The estuary empties twice a day.', text: 'Like Zoë’s café' });
    await add({ unitId: BOOK, positionSec: undefined, locator: inBook(0.5), quote: 'A quiet harbour.' });
    await add({ text: 'harbour' }, await signUp(study.app));
  });

  it.each([
    ['in the quote', 'estuary', 1],
    ['in the text, whatever case and accents', 'ZOE cafe', 1],
    ['in both together, by their beginnings and in any order', 'caf twice', 1],
    ['in the title of the work', 'plain', 1],
    ['in the title and the quote together', 'plain harb', 1],
    ['only where all of them are', 'estuary harbour', 0],
    ['of this learner alone', 'harbour', 1],
    ['and no others', 'xylophone', 0],
  ])('%s', async (_, q, count) => {
    const { items, total } = await find({ q });
    expect([items.length, total]).toEqual([count, count]);
  });

  it('as they are by now', async () => {
    const note = await add({ text: 'Marmalade' });
    await learner.call('PATCH', `/api/notes/${note.id}`, { text: 'Cardamom' });
    expect([await found({ q: 'marmalade' }), await found({ q: 'cardamom' })]).toEqual([[], ['Cardamom']]);
    await learner.call('DELETE', `/api/notes/${note.id}`);
    expect(await found({ q: 'cardamom' })).toEqual([]);
  });

  it('whatever is typed, and nothing where there is no word', async () => {
    for (const q of ['"', '*', 'work:', '(', 'a"b', '%', '...']) expect(await found({ q }), q).toEqual([]);
    expect(await found({ q: '  ' })).toHaveLength(2);
    await expectProblem(await learner.call('GET', `/api/notes?q=${'x'.repeat(201)}`), 422, 'invalid_fields');
  });
});

describe('a list of notes', () => {
  it('is narrowed to a sort, a colour and a work', async () => {
    await add({});
    await add({ quote: 'Marked', color: 'green' });
    await add({ quote: 'Marked too', text: 'Said', color: 'blue' });
    await add({ unitId: 'stone.a', text: 'Elsewhere' });
    expect(await found({ sort: 'bookmark' })).toEqual([null]);
    expect(await found({ sort: 'highlight' })).toEqual(['Marked']);
    expect(await found({ sort: 'note' })).toEqual(['Elsewhere', 'Said']);
    expect(await found({ color: 'blue' })).toEqual(['Said']);
    expect(await found({ itemId: 'stone', q: 'elsewhere' })).toEqual(['Elsewhere']);
    expect(await found({ itemId: 'part-2', q: 'elsewhere' })).toEqual([]);
    for (const wrong of ['sort=other', 'color=red', 'order=oldest'])
      await expectProblem(await learner.call('GET', `/api/notes?${wrong}`), 422, 'invalid_fields');
  });

  it('of a book follows the book, whatever a program wrote as a place', async () => {
    const places = [inBook(0.9), inBook(0.1), 'epubcfi(/6/4)', '{"fraction":"far"}', '{"fraction":1e999}'];
    for (const [i, locator] of places.entries()) await add({ unitId: BOOK, positionSec: undefined, locator, text: `${i}` });
    expect((await found({ unitId: BOOK })).join('')).toBe('21034');
    const first = await find({ unitId: BOOK, limit: '4' });
    expect(await found({ unitId: BOOK, limit: '4', cursor: first.nextCursor ?? '' })).toEqual(['4']);
  });

  it.each([1, 2, 100])('goes work by work as they stand in it, %d at a time', async (limit) => {
    await add({ unitId: 'stone.a', text: 'f' });
    await add({ positionSec: 8, text: 'b' });
    await add({ positionSec: 2, text: 'a' });
    await add({ unitId: BOOK, positionSec: undefined, locator: inBook(0.7), text: 'd' });
    await add({ unitId: BOOK, positionSec: undefined, locator: inBook(0.2), text: 'c' });
    await add({ unitId: BOOK, positionSec: undefined, locator: inBook(0.7), text: 'e' });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof find>> = await find({ order: 'work', limit: `${limit}`, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ text }) => text ?? ''));
      cursor = page.nextCursor;
    }
    expect(seen.join('')).toBe('abcdef');
  });

  it('keeps notes of a work whose files are missing, and does not tell its title', async () => {
    const note = await add({ text: 'Kept' });
    const mark = (missingSince: number | null) =>
      study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'part-2').execute();
    await mark(1);
    expect((await find({ q: 'kept' })).items).toMatchObject([{ id: note.id, work: { id: 'part-2', title: 'A work that is away' } }]);
    expect(await found({ q: 'part' })).toEqual([]);
    await mark(null);
  });
});

describe('a file of notes', () => {
  const read = async (query = '') => {
    const response = await learner.call('GET', `/api/notes/export.md${query}`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="notes.md"');
    return response.text();
  };

  it('has what was asked for, work by work', async () => {
    await add({ text: 'Heard', color: 'green' });
    const { id } = await add({ unitId: BOOK, positionSec: undefined, locator: inBook(0.25, 'One'), quote: 'Read' });
    const file = await read();
    expect(file).toContain('## Part 2 (Audiobook)\n\nHeard\n\n[0:01](<');
    expect(file).toContain(`### One\n\n> Read\n\n[25 %](<`);
    expect(file).toContain(`/ebooks/plain-book/read?note=${id}>), 1 June 2026`);
    expect(file.indexOf('Heard')).toBeLessThan(file.indexOf('> Read'));
    expect(await read('?itemId=plain-book')).not.toContain('Heard');
    expect(await read('?q=nothing')).toBe('# Notes and highlights\n\nNo note fits.\n');
  });

  it('is for nobody else', async () => {
    await add({ text: 'Mine' });
    const other = await signUp(study.app);
    expect(await (await other.call('GET', '/api/notes/export.md')).text()).not.toContain('Mine');
  });
});

describe('the search of everything', () => {
  it('has a few notes of the learner’s own first, on the first page alone', async () => {
    const { id } = await add({ unitId: 'stone.a', positionSec: 4, text: 'A quiet river of thought' });
    await add({ text: 'A quiet river' }, await signUp(study.app));
    const search = async (more = '') => expectJson<SearchPage>(await learner.call('GET', `/api/search?q=quiet+river&limit=1${more}`));
    const first = await search();
    expect(first.results).toMatchObject([{ type: 'note', noteId: id, positionSec: 4, item: { id: 'stone' }, unit: { id: 'stone.a' } }]);
    expect((await search(`&cursor=${first.nextCursor}`)).results).toMatchObject([{ type: 'item', item: { id: 'quiet-river' } }]);
    expect((await search('&kind=course')).results).not.toMatchObject([{ type: 'note' }]);
  });
});
