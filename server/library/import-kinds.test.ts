import { afterEach, expect, test } from 'vitest';
import {
  FIXTURES,
  makeEpub,
  makeMp3,
  NOW,
  openTestLibrary,
  QUIZ_YAML,
  type Files,
  type TestLibrary,
} from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
afterEach(() => library.close());

async function importFiles(files: Files) {
  library = await openTestLibrary(files);
  const report = await library.import();
  const items = await library.db.selectFrom('item').selectAll().orderBy('id').execute();
  const units = await library.db.selectFrom('unit').selectAll().orderBy('itemId').orderBy('position').execute();
  const media = await library.db.selectFrom('media').selectAll().orderBy('id').execute();
  return { report, items, units, media };
}

test('a course: sections, four kinds of lessons, captions, chapters, downloads, pictures', async () => {
  const { report, items, units, media } = await importFiles({
    'courses/deep-work/course.md':
      '---\ntitle: Deep work\nauthor: [Ann Ash, Ben Birch]\ntopics: [Focus, focus, Work]\nlevel: beginner\npublishedAt: 2026-05-01\naccess: members\n---\nA **short** course. With two sentences.\n',
    'courses/deep-work/cover.jpg': FIXTURES.jpg,
    'courses/deep-work/10 Later/01 Last.md': 'The last words.',
    'courses/deep-work/2 Focus/01 Why focus.md':
      '---\nsample: true\n---\n# Why focus at all\n\nText with ![a picture](files/map.jpg) and [a sheet](files/01%20sheet.pdf).\n\n## Part\n',
    'courses/deep-work/2 Focus/02 Attention.mp4': FIXTURES.mp4,
    'courses/deep-work/2 Focus/02 Attention.en.srt': '1\n00:00:00,000 --> 00:00:00,500\nHello\n',
    'courses/deep-work/2 Focus/02 Attention.md': 'Notes beside the film.',
    'courses/deep-work/2 Focus/02 Attention.chapters.json':
      '{"version":"1.2.0","chapters":[{"startTime":0,"title":"Start"},{"startTime":0.5,"title":"End"}]}',
    'courses/deep-work/2 Focus/03 Check.quiz.yaml': QUIZ_YAML,
    'courses/deep-work/2 Focus/04 Listen.mp3': makeMp3({ TIT2: 'Listen closely' }),
    'courses/deep-work/2 Focus/files/01 sheet.pdf': '%PDF-1.4\n%%EOF',
    'courses/deep-work/2 Focus/files/map.jpg': FIXTURES.jpg,
    'courses/deep-work/2 Focus/files/04-notes.txt': 'some notes',
  });
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({
    items: 1,
    units: 5,
    added: 1,
    changed: 0,
    unchanged: 0,
    missing: 0,
    checkedAt: '2026-06-01T12:00:00.000Z',
  });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    id: 'deep-work',
    kind: 'course',
    title: 'Deep work',
    sortTitle: 'deep work',
    author: 'Ann Ash, Ben Birch',
    narrator: null,
    description: 'A short course. With two sentences.',
    html: '<p>A <strong>short</strong> course. With two sentences.</p>',
    topics: '["focus","work"]',
    level: 'beginner',
    language: 'en',
    year: null,
    coverMediaId: 'deep-work.cover',
    unitCount: 5,
    access: 'members',
    publishedAt: Date.UTC(2026, 4, 1),
    createdAt: NOW,
    updatedAt: NOW,
    path: 'courses/deep-work',
    missingSince: null,
  });
  const tagged = { itemId: 'deep-work', kind: 'course', publishedAt: Date.UTC(2026, 4, 1), sortTitle: 'deep work' };
  expect(await library.db.selectFrom('itemTopic').selectAll().orderBy('topic').execute()).toEqual([
    { topic: 'focus', durationSec: expect.any(Number), ...tagged },
    { topic: 'work', durationSec: expect.any(Number), ...tagged },
  ]);
  expect(
    units.map(({ id, position, section, title, kind, mediaId, transcriptMediaId, sample }) => ({
      id,
      position,
      section,
      title,
      kind,
      mediaId,
      transcriptMediaId,
      sample,
    })),
  ).toEqual([
    {
      id: 'deep-work.why-focus',
      position: 1,
      section: 'Focus',
      title: 'Why focus at all',
      kind: 'text',
      mediaId: null,
      transcriptMediaId: null,
      sample: 1,
    },
    {
      id: 'deep-work.attention',
      position: 2,
      section: 'Focus',
      title: 'Attention',
      kind: 'video',
      mediaId: 'deep-work.attention.video',
      transcriptMediaId: 'deep-work.attention.captions-en',
      sample: 0,
    },
    {
      id: 'deep-work.check',
      position: 3,
      section: 'Focus',
      title: 'Check',
      kind: 'quiz',
      mediaId: null,
      transcriptMediaId: null,
      sample: 0,
    },
    {
      id: 'deep-work.listen',
      position: 4,
      section: 'Focus',
      title: 'Listen closely',
      kind: 'audio',
      mediaId: 'deep-work.listen.audio',
      transcriptMediaId: null,
      sample: 0,
    },
    { id: 'deep-work.last', position: 5, section: 'Later', title: 'Last', kind: 'text', mediaId: null, transcriptMediaId: null, sample: 0 },
  ]);
  const [text, video, quiz, audio] = units;
  const byPath = new Map(media.map((row) => [row.path.split('/').at(-1), row]));
  expect(text?.html).toBe(
    `<p>Text with <img src="/media/${byPath.get('map.jpg')?.id}" alt="a picture" loading="lazy"> and <a href="/media/${byPath.get('01 sheet.pdf')?.id}" download="01 sheet.pdf">a sheet</a>.</p>\n<h2>Part</h2>`,
  );
  expect(JSON.parse(text?.downloads ?? '')).toEqual([{ title: 'sheet', mediaId: byPath.get('01 sheet.pdf')?.id }]);
  expect(JSON.parse(audio?.downloads ?? '')).toEqual([{ title: 'notes', mediaId: byPath.get('04-notes.txt')?.id }]);
  expect(JSON.parse(video?.chapters ?? '')).toEqual([
    { title: 'Start', startSec: 0 },
    { title: 'End', startSec: 0.5 },
  ]);
  expect(video?.html).toBe('<p>Notes beside the film.</p>');
  expect(quiz?.durationSec).toBe(40);
  expect(JSON.parse(quiz?.quiz ?? '').questions[0].options[0]).toEqual({ id: 'a', text: 'This', correct: true });
  expect(media.map(({ id, root, mime, isPublic }) => `${id} ${root} ${mime} ${isPublic}`.replace(/-[0-9a-f]{6} /, '-# '))).toEqual([
    'deep-work.attention.captions-en derived text/vtt 0',
    'deep-work.attention.video library video/mp4 0',
    'deep-work.cover library image/jpeg 1',
    'deep-work.file-01-sheet-# library application/pdf 1',
    'deep-work.file-04-notes-# library text/plain 0',
    'deep-work.file-map-# library image/jpeg 1',
    'deep-work.listen.audio library audio/mpeg 0',
  ]);
  expect(media.every((row) => /^[0-9a-f]{64}$/.test(row.hash))).toBe(true);
});

test('audiobooks: many files, one M4B with chapters, Audiobookshelf names, discs, metadata files, bare files', async () => {
  const { report, items, units } = await importFiles({
    'audiobooks/Ann Ash/What the River Said (2016) {Nora Reed}/01 Part one.mp3': makeMp3({ TIT2: 'Part one' }, FIXTURES.jpg),
    'audiobooks/Ann Ash/What the River Said (2016) {Nora Reed}/02 Part two.mp3': makeMp3({ TIT2: 'Track 2' }),
    'audiobooks/Ann Ash/What the River Said (2016) {Nora Reed}/desc.txt': 'A river speaks.',
    'audiobooks/Ann Ash/Tones/Vol 2 - 1994 - The Tone {Sam Snow}/tone.m4b': FIXTURES.m4b,
    'audiobooks/Ann Ash/Two Discs/Disc 1/01.mp3': makeMp3({ TALB: 'a' }),
    'audiobooks/Ann Ash/Two Discs/Disc 2/01.mp3': makeMp3({ TALB: 'b' }),
    'audiobooks/Ann Ash/Two Discs/metadata.json':
      '{"title":"Both Discs","authors":["A","B"],"series":["Pairs #3"],"publishedYear":"2003","genres":["Calm"],"description":"<p>Two &amp; two.</p>"}',
    'audiobooks/Ben Birch/Loose.m4b': FIXTURES.m4b,
    'audiobooks/Ben Birch/Folder/a.mp3': makeMp3({ TIT2: 'z' }),
    'audiobooks/Ben Birch/Folder/metadata.opf':
      '<?xml version="1.0"?><package><metadata xmlns:dc="x" xmlns:opf="y"><dc:title>From OPF</dc:title><dc:creator opf:role="aut">Opal F</dc:creator><dc:contributor opf:role="nrt">Nat R</dc:contributor><dc:language>eng</dc:language><dc:date>1987-01-01</dc:date><meta name="calibre:series" content="Files"/><meta name="calibre:series_index" content="1.5"/></metadata></package>',
  });
  expect(report.problems).toEqual([]);
  expect(
    items.map(({ id, title, author, narrator, year, series, seriesPosition, unitCount }) => ({
      id,
      title,
      author,
      narrator,
      year,
      series,
      seriesPosition,
      unitCount,
    })),
  ).toEqual([
    {
      id: 'folder',
      title: 'From OPF',
      author: 'Opal F',
      narrator: 'Nat R',
      year: 1987,
      series: 'Files',
      seriesPosition: 1.5,
      unitCount: 1,
    },
    {
      id: 'loose',
      title: 'The Tone',
      author: 'Ann Ash',
      narrator: 'Nora Reed',
      year: 1999,
      series: null,
      seriesPosition: null,
      unitCount: 1,
    },
    {
      id: 'the-tone',
      title: 'The Tone',
      author: 'Ann Ash',
      narrator: 'Nora Reed',
      year: 1999,
      series: 'Tones',
      seriesPosition: 2,
      unitCount: 1,
    },
    { id: 'two-discs', title: 'Both Discs', author: 'A, B', narrator: null, year: 2003, series: 'Pairs', seriesPosition: 3, unitCount: 2 },
    {
      id: 'what-the-river-said',
      title: 'What the River Said',
      author: 'Ann Ash',
      narrator: 'Nora Reed',
      year: 2016,
      series: null,
      seriesPosition: null,
      unitCount: 2,
    },
  ]);
  expect(items.find((item) => item.id === 'two-discs')?.description).toBe('Two & two.');
  const river = items.find((item) => item.id === 'what-the-river-said');
  expect(river).toMatchObject({ description: 'A river speaks.', coverMediaId: 'what-the-river-said.cover', durationSec: 4.176 });
  expect(units.find((unit) => unit.itemId === 'the-tone')).toMatchObject({
    title: 'The Tone',
    chapters: '[{"title":"Opening","startSec":0},{"title":"Closing","startSec":1}]',
    durationSec: 2.064,
  });
  expect(units.filter((unit) => unit.itemId === 'two-discs').map((unit) => [unit.section, unit.title])).toEqual([
    ['Disc 1', '01'],
    ['Disc 2', '01'],
  ]);
  expect(units.filter((unit) => unit.itemId === 'what-the-river-said').map((unit) => unit.title)).toEqual(['Part one', 'Part two']);
});

test('a podcast, videos and ebooks', async () => {
  const { report, items, units, media } = await importFiles({
    'podcasts/Mindful Minutes/podcast.md': '---\ntitle: Mindful Minutes\nsample: true\n---\n',
    'podcasts/Mindful Minutes/S01E10 Walk.mp3': makeMp3({ TALB: '1' }),
    'podcasts/Mindful Minutes/S01E02 Breath.mp3': makeMp3({ TALB: '2' }),
    'podcasts/Mindful Minutes/S01E02 Breath.md':
      '---\nid: breath\ntitle: Just breathe\ndescription: In and out.\n---\n00:00 Settle\n\n- 0:01 Breathe\n',
    'videos/Public Speaking (2025)/01 Hook.mp4': FIXTURES.mp4,
    'videos/Public Speaking (2025)/01 Hook.en.sdh.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n',
    'videos/Talk.mp4': Buffer.concat([FIXTURES.mp4, Buffer.from('\0\0\0\x08free', 'latin1')]),
    'videos/Talk.md': '---\nid: my-talk\ntitle: My talk\n---\nAbout it.',
    'ebooks/Ann Ash/A Book/A Book.epub': makeEpub({
      cover: FIXTURES.jpg,
      chapters: [
        { title: 'One', html: `<p>${'word '.repeat(459)}</p>` },
        { title: 'Two &amp; more', html: '' },
      ],
    }),
    'ebooks/Ann Ash/Scan/Scan.pdf': '%PDF-1.7\n%%EOF\n',
  });
  expect(report.problems).toEqual([]);
  expect(items.map(({ id, kind, title, author, year }) => `${id} ${kind} ${title} ${author} ${year}`)).toEqual([
    'a-book ebook A Book Ann Ash 2001',
    'mindful-minutes podcast Mindful Minutes  null',
    'my-talk video My talk  null',
    'public-speaking video Public Speaking  2025',
    'scan ebook Scan Ann Ash null',
  ]);
  expect(
    units.map(({ id, title, kind, description, chapters, toc, durationSec }) => ({
      id,
      title,
      kind,
      description,
      chapters,
      toc,
      durationSec,
    })),
  ).toEqual([
    {
      id: 'a-book.a-book',
      title: 'A Book',
      kind: 'ebook',
      description: '',
      chapters: '[]',
      toc: '[{"title":"One","href":"text/c1.xhtml"},{"title":"Two & more","href":"text/c2.xhtml"}]',
      durationSec: 121,
    },
    {
      id: 'breath',
      title: 'Just breathe',
      kind: 'audio',
      description: 'In and out.',
      chapters: '[{"title":"Settle","startSec":0},{"title":"Breathe","startSec":1}]',
      toc: null,
      durationSec: 2.088,
    },
    { id: 'mindful-minutes.walk', title: 'Walk', kind: 'audio', description: '', chapters: '[]', toc: null, durationSec: 2.088 },
    { id: 'my-talk.talk', title: 'My talk', kind: 'video', description: '', chapters: '[]', toc: null, durationSec: 1.064 },
    { id: 'public-speaking.hook', title: 'Public Speaking', kind: 'video', description: '', chapters: '[]', toc: null, durationSec: 1.064 },
    { id: 'scan.scan', title: 'Scan', kind: 'ebook', description: '', chapters: '[]', toc: null, durationSec: 0 },
  ]);
  expect(media.map(({ id, mime, isPublic }) => `${id} ${mime} ${isPublic}`)).toEqual([
    'a-book.a-book.book application/epub+zip 0',
    'a-book.cover image/jpeg 1',
    'breath.audio audio/mpeg 1',
    'mindful-minutes.walk.audio audio/mpeg 1',
    'my-talk.talk.video video/mp4 0',
    'public-speaking.hook.captions-en text/vtt 0',
    'public-speaking.hook.video video/mp4 0',
    'scan.scan.book application/pdf 0',
  ]);
});

test('quizzes of a course that follow each other are told, and quizzes of others are not', async () => {
  const { report } = await importFiles({
    'courses/calm/01 First.md': 'First.',
    'courses/calm/02 Check.quiz.yaml': QUIZ_YAML,
    'courses/calm/03 Again.quiz.yaml': QUIZ_YAML.replace('Check', 'Again'),
    'courses/calm/04 Second.md': 'Second.',
    'courses/calm/05 End.quiz.yaml': QUIZ_YAML.replace('Check', 'End'),
  });
  expect(report.problems).toEqual([
    {
      file: 'courses/calm/03 Again.quiz.yaml',
      line: null,
      problem: 'Two quizzes follow each other.',
      fix: 'Put a lesson between them, or make them one quiz.',
      severity: 'notice',
    },
  ]);
});

test('a quiz lasts as long as the questions that are asked at a time', async () => {
  const two = `pick: 1\n${QUIZ_YAML}${QUIZ_YAML.slice(QUIZ_YAML.indexOf('  - id')).replace('q1', 'q2')}`;
  const { units } = await importFiles({ 'courses/calm/01 Check.quiz.yaml': two });
  expect(units.map(({ durationSec }) => durationSec)).toEqual([40]);
});
