import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PlayerEpisode } from '#core/player/episode.ts';
import { SpeechText } from '#core/player/speech/speech-schema.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { FIXTURES, makeEpub, makeMp3, QUIZ_YAML, type Files } from '../../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

const CHAPTERS = [
  { title: 'Begin', html: '<p>Start small. See No. 5.</p>' },
  { title: 'Go on', html: '<p>A step a day.</p>' },
];
const FILES: Files = {
  'courses/talk/course.md': '---\ntitle: Talk\nauthor: Ann Ash\nlanguage: en-GB\n---\nA course.\n',
  'courses/talk/01 Words.md': '---\nsample: true\n---\n# Words\n\nFirst words. More.\n\n## Then\n\nThe rest.\n',
  'courses/talk/02 Watch.mp4': FIXTURES.mp4,
  'courses/talk/03 Check.quiz.yaml': QUIZ_YAML,
  'courses/talk/04 Again.md': 'Once again.\n',
  'courses/talk/05 Code.md': '```js\nno()\n```\n',
  'courses/talk/06 Last.md': 'The last one.\n',
  'courses/talk/07 Soon.md': '---\npublishAt: 2040-01-01\n---\nNot yet.\n',
  // Its units' own ids begin as those of spoken items do; two of them are what others would be spoken as.
  'courses/tts-talk/course.md': '---\ntitle: About speech\nauthor: Ann Ash\n---\nA course.\n',
  'courses/tts-talk/01 Again.mp3': makeMp3({ TIT2: 'Again' }),
  'courses/tts-talk/02 Read.md': 'Read this.\n',
  'ebooks/steps/book.md': '---\ntitle: Small steps\nauthor: Ben Birch\ndescription: A book about steps.\n---\n',
  'ebooks/steps/steps.epub': makeEpub({ title: 'Small steps', chapters: CHAPTERS }),
  'ebooks/pages/book.md': '---\ntitle: Pages\nauthor: Cy Cole\n---\nA book.\n',
  'ebooks/pages/pages.pdf': '%PDF-1.4\n%%EOF',
  ...Object.fromEntries(
    ['gone', 'broken', 'bomb', 'link', 'empty'].flatMap((name) => [
      [`ebooks/${name}/book.md`, `---\ntitle: ${name}\nauthor: Dee Dunn\n---\nA book.\n`],
      [`ebooks/${name}/${name}.epub`, makeEpub({ title: name })],
    ]),
  ),
};

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: FILES });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const Answer = PlayerEpisode.extend({ html: z.string().nullable() }).strict();
const episode = (id: string) => learner.call('GET', `/api/episodes/${id}`);
const speechOf = (id: string, headers = {}) => learner.call('GET', `/api/episodes/${id}/speech`, undefined, headers);
const visit = (url: string) => call(study.app, 'GET', url);

describe('a lesson that is read aloud', () => {
  const ID = 'tts-talk.words';

  it('is an episode like any other', async () => {
    const body = await expectJson<z.infer<typeof Answer>>(await episode(ID));
    expect(Answer.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      id: ID,
      title: 'Words',
      podcast_name: 'Talk',
      video_url: null,
      audioUrl: null,
      transcriptUrl: null,
      captions: [],
      speechUrl: `/api/episodes/${ID}/speech`,
      kind: 'text',
      itemId: 'talk',
      itemKind: 'course',
      author: 'Ann Ash',
      position: 1,
      sample: true,
      thumbnail_url: '/covers/course/talk~0.svg',
      coverSeed: 'talk~0',
      html: expect.stringContaining('First words.'),
      previousId: null,
      nextId: 'talk.watch',
    });
    const speech = await expectJson<SpeechText>(await learner.call('GET', body.speechUrl ?? ''));
    expect([body.duration, body.chapters]).toEqual([speech.durationSec, speech.chapters]);
    expect(await expectJson(await episode('tts-talk.last'))).toMatchObject({ previousId: 'tts-talk.code', nextId: null });
  });

  it('is a text in sentences', async () => {
    const speech = await expectJson<SpeechText>(await speechOf(ID));
    expect(SpeechText.strict().safeParse(speech).error).toBeUndefined();
    expect(speech.language).toBe('en-GB');
    expect(speech.cues.map((cue) => cue.text)).toEqual(['First words.', 'More.', 'Then', 'The rest.']);
    expect(speech.chapters).toEqual([{ title: 'Then', startSec: speech.cues[2]?.startSec }]);
  });

  it('stays an ordinary unit under its own id', async () => {
    expect(await expectJson(await episode('talk.words'))).toMatchObject({ id: 'talk.words', speechUrl: null, audioUrl: null });
    await expectProblem(await speechOf('talk.words'), 404, 'not_found');
  });

  it('is sent again only when it has changed', async () => {
    const first = await speechOf(ID);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const tag of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      const again = await speechOf(ID, { 'if-none-match': tag });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await speechOf(ID, { 'if-none-match': '"a"' })).status).toBe(200);
    const change = (table: 'unit' | 'item', values: object, id: string) =>
      study.house.db.updateTable(table).set(values).where('id', '=', id).execute();
    const { fingerprint } = await study.house.db
      .selectFrom('unit')
      .select('fingerprint')
      .where('id', '=', 'talk.words')
      .executeTakeFirstOrThrow();
    await change('unit', { fingerprint: 'another' }, 'talk.words');
    expect((await speechOf(ID, { 'if-none-match': etag })).status).toBe(200);
    await change('unit', { fingerprint }, 'talk.words');
    await change('item', { language: 'de' }, 'talk');
    const german = await speechOf(ID, { 'if-none-match': etag });
    expect(await expectJson(german)).toMatchObject({ language: 'de' });
    await change('item', { language: 'en-GB' }, 'talk');
    expect((await speechOf(ID, { 'if-none-match': etag })).status).toBe(304);
  });

  it('travels compressed when it is long', async () => {
    const response = await speechOf('tts-steps.steps', { 'accept-encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  it('that is a sample is open to visitors, and leads to nothing that is not', async () => {
    expect(await expectJson(await visit(`/api/episodes/${ID}`))).toMatchObject({ sample: true, previousId: null, nextId: null });
    expect((await visit(`/api/episodes/${ID}/speech`)).status).toBe(200);
  });
});

describe('a book that is read aloud', () => {
  it('has the title of the book and the chapters of its contents', async () => {
    const body = await expectJson<PlayerEpisode>(await episode('tts-steps.steps'));
    expect(Answer.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      id: 'tts-steps.steps',
      title: 'Small steps',
      podcast_name: 'Small steps',
      description: 'A book about steps.',
      kind: 'ebook',
      itemKind: 'ebook',
      previousId: null,
      nextId: null,
    });
    expect(body.chapters.map((chapter) => chapter.title)).toEqual(['Begin', 'Go on']);
    const { cues } = await expectJson<SpeechText>(await speechOf('tts-steps.steps'));
    expect(cues.map((cue) => cue.text)).toEqual(['Begin', 'Start small.', 'See No. 5.', 'Go on', 'A step a day.']);
  });

  it('is taken from its file once, however many ask', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => speechOf('tts-steps.steps')));
    expect(new Set(await Promise.all(all.map((response) => response.text()))).size).toBe(1);
  });
});

describe('an id that begins with tts-', () => {
  it('is first of all the id of a unit', async () => {
    // The text of talk.again would be spoken as tts-talk.again, but there is a recording of that very id.
    expect(await expectJson(await episode('tts-talk.again'))).toMatchObject({ itemId: 'tts-talk', kind: 'audio', speechUrl: null });
  });
  it('of a text that is a unit is that text, read aloud', async () => {
    expect(await expectJson(await episode('tts-talk.read'))).toMatchObject({
      id: 'tts-talk.read',
      itemId: 'tts-talk',
      kind: 'text',
      speechUrl: '/api/episodes/tts-talk.read/speech',
      previousId: 'tts-talk.again',
    });
    expect((await expectJson<SpeechText>(await speechOf('tts-talk.read'))).cues.map((cue) => cue.text)).toEqual(['Read this.']);
    expect(await expectJson(await learner.call('GET', '/api/courses/tts-talk/lessons/tts-talk.read'))).toMatchObject({
      speechId: 'tts-talk.read',
    });
    await expectProblem(await episode('tts-tts-talk.read'), 404, 'not_found');
  });

  it.each([
    ['tts-talk.watch', /a recording/],
    ['tts-talk.check', /quiz/],
    ['tts-pages.pages', /is a PDF/],
    ['tts-talk.code', /no text that can be read aloud/],
    ['tts-talk.soon', /Not found/],
    ['tts-talk', /Not found/],
    ['tts-', /Not found/],
    ['tts-nothing', /Not found/],
    ['tts-..%2f..%2fetc%2fpasswd', /Not found/],
    [`tts-${'x'.repeat(5000)}`, /Not found/],
  ])('%s cannot be heard', async (id, detail) => {
    for (const url of [`/api/episodes/${id}`, `/api/episodes/${id}/speech`]) {
      expect((await expectProblem(await learner.call('GET', url), 404, 'not_found')).detail).toMatch(detail);
      expect((await expectProblem(await learner.call('GET', url, undefined, { 'if-none-match': '"a"' }), 404, 'not_found')).detail).toMatch(
        detail,
      );
      await expectProblem(await visit(url), 401, 'not_signed_in');
    }
  });

  it("of what is no sample is no visitor's to know", async () => {
    for (const id of ['tts-talk.again', 'tts-steps.steps', 'tts-talk.read'])
      for (const url of [`/api/episodes/${id}`, `/api/episodes/${id}/speech`]) await expectProblem(await visit(url), 401, 'not_signed_in');
  });
});

describe('a book whose file was changed behind our back', () => {
  const file = (name: string) => path.join(study.libraryDir, `ebooks/${name}/${name}.epub`);
  const bomb = () => zipSync({ 'META-INF/container.xml': strToU8('<a/>'), 'x.xhtml': new Uint8Array(50 * 1024 * 1024) });
  const without = makeEpub({ entries: { 'OEBPS/text/c1.xhtml': '' } });
  it.each<[string, () => void, RegExp]>([
    ['gone', () => rmSync(file('gone')), /missing from the library/],
    ['broken', () => writeFileSync(file('broken'), 'hello'), /cannot be read aloud.*no EPUB/],
    ['bomb', () => writeFileSync(file('bomb'), bomb()), /cannot be read aloud.*packed more than/],
    ['empty', () => writeFileSync(file('empty'), without), /no text that can be read aloud/],
    [
      'link',
      () => {
        rmSync(file('link'));
        symlinkSync('/etc/passwd', file('link'));
      },
      /missing from the library/,
    ],
  ])('(%s) is a problem that says why', async (name, change, detail) => {
    change();
    for (const url of [`/api/episodes/tts-${name}.${name}`, `/api/episodes/tts-${name}.${name}/speech`])
      expect((await expectProblem(await learner.call('GET', url), 404, 'not_found')).detail).toMatch(detail);
    // Others are read as before.
    expect((await speechOf('tts-steps.steps')).status).toBe(200);
  });
});

describe('the place in a text', () => {
  const report = { positionSec: 12, fraction: 0.5, completed: false, playedSec: 12, observedAt: '2026-05-01T00:00:00.000Z' };

  it('is one, read or heard', async () => {
    const me = await signUp(study.app);
    const stored = await expectJson(await me.call('PUT', '/api/progress/tts-steps.steps', report));
    expect(stored).toMatchObject({ unitId: 'steps.steps', itemId: 'steps', positionSec: 12 });
    expect(await expectJson(await me.call('GET', '/api/progress/steps.steps'))).toEqual(stored);
    expect(await expectJson(await me.call('GET', '/api/progress/tts-steps.steps'))).toEqual(stored);
    await me.call('PUT', '/api/progress/steps.steps', {
      ...report,
      positionSec: undefined,
      locator: 'epubcfi(/6/4)',
      fraction: 0.75,
      observedAt: '2026-05-02T00:00:00.000Z',
    });
    expect(await expectJson(await me.call('GET', '/api/progress/tts-steps.steps'))).toMatchObject({
      unitId: 'steps.steps',
      fraction: 0.75,
    });
    const list = await expectJson<{ items: { unitId: string }[]; total: number }>(await me.call('GET', '/api/progress'));
    expect([list.items.map((entry) => entry.unitId), list.total]).toEqual([['steps.steps'], 1]);
    expect(await expectJson(await me.call('GET', '/api/ebooks/steps'))).toMatchObject({ progress: [{ unitId: 'steps.steps' }] });
  });

  it('belongs to the unit of that very id when there is one', async () => {
    const me = await signUp(study.app);
    expect(await expectJson(await me.call('PUT', '/api/progress/tts-talk.again', report))).toMatchObject({ unitId: 'tts-talk.again' });
    expect(await expectJson(await me.call('GET', '/api/progress/talk.again'))).toBeNull();
  });

  it.each(['tts-talk.watch', 'tts-talk.check', 'tts-pages.pages', 'tts-nothing', 'tts-', 'tts-talk'])('%s has none', async (id) => {
    await expectProblem(await learner.call('PUT', `/api/progress/${id}`, report), 404, 'not_found');
    await expectProblem(await learner.call('GET', `/api/progress/${id}`), 404, 'not_found');
  });
});
