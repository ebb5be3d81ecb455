import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMp3, NOW, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

const lesson = (frontmatter: string) => `---\n${frontmatter}\n---\nSome words to read.\n`;

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary({
    'courses/lead/course.md': lesson('title: Lead\nskills: [delegating, leading-change]'),
    'courses/lead/01 Hand over.md': lesson('title: Hand over'),
    'courses/lead/02 Decide.md': lesson('title: Decide\nskills: deciding, Delegating'),
    'audiobooks/plain/01 One.mp3': makeMp3({ TIT2: 'One' }),
  });
});
afterEach(() => library.close());

const skillsOfItems = async () =>
  Object.fromEntries(
    (await library.db.selectFrom('item').select(['id', 'skills']).execute()).map(({ id, skills }) => [id, JSON.parse(skills)]),
  );
const noticesOf = async () =>
  (await library.check()).problems.map(({ file, line, problem, fix, severity }) => [severity, file, line, problem, fix]);

describe('skills in frontmatter', () => {
  it('of a work come first, then those that only its units train', async () => {
    expect((await library.import()).problems).toEqual([]);
    expect(await skillsOfItems()).toEqual({ lead: ['delegating', 'leading-change', 'deciding'], plain: [] });
    expect(await library.db.selectFrom('unit').select(['id', 'skills']).where('itemId', '=', 'lead').orderBy('position').execute()).toEqual(
      [
        { id: 'lead.hand-over', skills: '[]' },
        { id: 'lead.decide', skills: '["deciding","delegating"]' },
      ],
    );
  });

  it('are listed with what lists sort by', async () => {
    await library.import();
    const { kind, publishedAt, sortTitle, durationSec } = await library.db
      .selectFrom('item')
      .selectAll()
      .where('id', '=', 'lead')
      .executeTakeFirstOrThrow();
    expect(await library.db.selectFrom('itemSkill').selectAll().orderBy('skill').execute()).toEqual(
      ['deciding', 'delegating', 'leading-change'].map((skill) => ({ itemId: 'lead', skill, kind, publishedAt, sortTitle, durationSec })),
    );
  });

  it('follow the file', async () => {
    await library.import();
    await library.write({
      'courses/lead/course.md': lesson('title: Lead\nskills: [delegating]'),
      'courses/lead/02 Decide.md': lesson('title: Decide'),
    });
    await library.import({ now: NOW + 1000 });
    expect(await skillsOfItems()).toEqual({ lead: ['delegating'], plain: [] });
    expect(await library.db.selectFrom('itemSkill').select(['itemId', 'skill']).execute()).toEqual([
      { itemId: 'lead', skill: 'delegating' },
    ]);
  });

  it('that are not known are told with their line and the nearest that is, and the work is there all the same', async () => {
    await library.write({
      'courses/lead/course.md': lesson('title: Lead\nskills:\n  - delegatin\n  - juggling balls\n  - burnout\n  - presenting'),
      'courses/lead/02 Decide.md': lesson('skills: decidng'),
    });
    expect(await noticesOf()).toEqual([
      ['notice', 'courses/lead/02 Decide.md', 2, 'The skill decidng is not known and has no effect.', 'Did you mean deciding?'],
      ['notice', 'courses/lead/course.md', 4, 'The skill delegatin is not known and has no effect.', 'Did you mean delegating?'],
      [
        'notice',
        'courses/lead/course.md',
        5,
        'The skill juggling balls is not known and has no effect.',
        expect.stringMatching(/^Remove it, or use one of: active-listening, /),
      ],
      ['notice', 'courses/lead/course.md', 6, 'The skill burnout is not known and has no effect.', 'Did you mean managing-stress?'],
    ]);
    await library.import();
    expect(await skillsOfItems()).toMatchObject({ lead: ['presenting'] });
  });

  it('are three at most: those after them are told and left out', async () => {
    await library.write({
      'courses/lead/course.md': lesson('title: Lead\nskills: [learning, deciding, estimating, presenting, learning]'),
    });
    expect(await noticesOf()).toEqual([
      ['notice', 'courses/lead/course.md', 3, 'There are 4 skills; only the first 3 are kept.', 'Name the 3 that it trains most.'],
    ]);
    await library.import();
    expect(await skillsOfItems()).toMatchObject({ lead: ['learning', 'deciding', 'estimating', 'delegating'] });
  });

  it('a thousand unknown ones are told as twenty', async () => {
    await library.write({ 'courses/lead/course.md': lesson(`skills: [${Array.from({ length: 1000 }, (_, i) => `s${i}`).join(', ')}]`) });
    expect(await noticesOf()).toHaveLength(20);
  });

  it('go when the work is missing, as its topics do, and come back with it', async () => {
    await library.write({ 'courses/lead/course.md': lesson('title: Lead\ntopics: [work]\nskills: [delegating]') });
    const skillsOfWorks = async () => [
      ...(await library.db.selectFrom('itemTopic').select('topic').execute()),
      ...(await library.db.selectFrom('itemSkill').select('skill').execute()),
    ];
    await library.import();
    await library.move('courses/lead', 'elsewhere');
    await library.import({ now: NOW + 1000, acceptsLosses: true });
    expect(await skillsOfWorks()).toEqual([]);
    await library.move('elsewhere', 'courses/lead');
    await library.import({ now: NOW + 2000 });
    expect(await skillsOfWorks()).toHaveLength(3);
  });

  it('go with a work that is given another id', async () => {
    await library.import();
    await library.write({ 'courses/lead/course.md': lesson('id: lead-well\ntitle: Lead\nskills: [delegating]') });
    await library.import({ now: NOW + 1000 });
    expect(await library.db.selectFrom('itemSkill').select('itemId').distinct().execute()).toEqual([{ itemId: 'lead-well' }]);
  });
});
