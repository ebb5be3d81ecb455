import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { writeLocator } from '#core/reader/locator.ts';
import { expectJson } from '../../tests/support/expect-problem.ts';
import { makeEpub, makeMp3, type Files } from '../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../tests/support/houses/test-house.ts';

const manifest = (title: string, author: string, more = '') => `---\ntitle: ${title}\nauthor: ${author}\n${more}---\n${title}.\n`;
const heard = (id: string, text: string): Files => ({
  [`audiobooks/${id}/book.md`]: text,
  [`audiobooks/${id}/a.mp3`]: makeMp3({ TIT2: id }),
});
const read = (id: string, text: string): Files => ({
  [`ebooks/${id}/book.md`]: text,
  [`ebooks/${id}/text.epub`]: makeEpub({ title: id, chapters: [{ title: 'One', html: `<p>${id}</p>` }] }),
});

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      ...read('elan', manifest('Élan vital', 'Ann Ash, Ben Birch')),
      ...heard('elan-heard', manifest('elan  vital', 'Ben Birch & ann ash')),
      ...read('river', manifest('The River', 'Ann Ash')),
      ...heard('river-heard', manifest('The River', 'Cy Cole')),
      ...read('twin', manifest('Twins', 'Ann Ash')),
      ...heard('twin-a', manifest('Twins', 'Ann Ash')),
      ...heard('twin-b', manifest('Twins', 'Ann Ash')),
      ...read('named', manifest('A name', 'Ann Ash', 'editionOf: named-heard\n')),
      ...heard('named-heard', manifest('Another name', 'Nora Reed')),
      ...heard('lost', manifest('Lost', 'Ann Ash', 'editionOf: nowhere\n')),
      ...read('lost-read', manifest('Lost', 'Ann Ash')),
      ...heard('soon', manifest('Soon', 'Ann Ash', 'publishAt: 2040-01-01\n')),
      ...read('soon-read', manifest('Soon', 'Ann Ash')),
      ...heard('odd', manifest('Odd', 'Ann Ash', 'editionOf: twin-a\n')),
    },
  });
});
afterAll(() => study.close());

const otherOf = async (address: string) => (await expectJson<ItemDetail>(await call(study.app, 'GET', `/api/${address}`))).otherEdition;

it('finds the only work of the other kind with the same title and authors, however they are written', async () => {
  expect(await otherOf('ebooks/elan')).toEqual({ id: 'elan-heard', kind: 'audiobook', title: 'elan  vital' });
  expect(await otherOf('audiobooks/elan-heard')).toEqual({ id: 'elan', kind: 'ebook', title: 'Élan vital' });
});

it('follows what either of the two says', async () => {
  expect(await otherOf('ebooks/named')).toMatchObject({ id: 'named-heard' });
  expect(await otherOf('audiobooks/named-heard')).toMatchObject({ id: 'named' });
});

it.each(['ebooks/river', 'ebooks/twin', 'audiobooks/lost', 'ebooks/lost-read', 'ebooks/soon-read', 'audiobooks/odd'])(
  'finds none for %s: by somebody else, not the only one, not there, named otherwise, not out yet, of the same kind',
  async (address) => expect(await otherOf(address)).toBeNull(),
);

it('comes with the learner’s newest place in it, and with nobody else’s', async () => {
  const learner = await signUp(study.app);
  const bookOf = async (who: typeof learner) => expectJson<ItemDetail>(await who.call('GET', '/api/audiobooks/elan-heard'));
  expect((await bookOf(learner)).otherPlace).toBeNull();
  const unitId = (await expectJson<ItemDetail>(await learner.call('GET', '/api/ebooks/elan'))).units[0]?.id ?? '';
  const locator = writeLocator({ cfi: null, href: 'text/c1.xhtml', fraction: 0.3, text: '', chapter: 'One' });
  const report = { locator, fraction: 0.3, completed: false, playedSec: 5, observedAt: new Date(study.house.now()).toISOString() };
  await expectJson(await learner.call('PUT', `/api/progress/${unitId}`, report));
  expect((await bookOf(learner)).otherPlace).toMatchObject({ place: { unitId, fraction: 0.3 }, partTitle: 'One' });
  expect((await bookOf(await signUp(study.app))).otherPlace).toBeNull();
  expect((await expectJson<ItemDetail>(await call(study.app, 'GET', '/api/audiobooks/elan-heard'))).otherPlace).toBeUndefined();
  expect((await expectJson<ItemDetail>(await learner.call('GET', '/api/ebooks/river'))).otherPlace).toBeNull();
});

it('is told about in the report where it cannot be', () => {
  expect(study.report.problems.map(({ file, line, problem }) => [file, line, problem])).toEqual([
    ['audiobooks/lost/book.md', 4, 'There is no work with the id nowhere.'],
    ['audiobooks/odd/book.md', 4, 'twin-a is no other edition of this work.'],
  ]);
});
