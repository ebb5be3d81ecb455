import { createHash } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open, symlink, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURES, makeEpub, makeMp3, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';
import { makePipe } from '../../tests/support/make-pipe.ts';
import { RUN_HERE } from '../../tests/support/houses/run-jobs-here.ts';
import { openEpubArchive } from './read/book/epub-archive.ts';
import { formatReport } from './report.ts';
import type { JobRunner } from './threads/jobs.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

/** Does something once, when the scan is over and the first file is about to be read. */
function beforeFirstJob(act: () => void): JobRunner {
  let isDone = false;
  return {
    ...RUN_HERE,
    run: (...job) => {
      if (!isDone) act();
      isDone = true;
      return RUN_HERE.run(...job);
    },
  };
}

const GOOD = { 'courses/good/01 Good.md': 'Good text.' };

test('every bad file is reported with file, line, problem and fix; the rest is imported', async () => {
  // 30 s by its Xing header, a third of it there.
  const whole = Buffer.from(FIXTURES.mp3);
  await library.write({
    ...GOOD,
    'brand.yaml': 'name: X',
    'notes.txt': 'what',
    'people/ann.md': '---\nname: [1]\n---\nAnn<script>1</script>',
    'collections/x.yaml': 'title: X\nitems: "../../etc"\n',
    'tts/2026-01 Note.md': '---\ntitle: X\n',
    'strange/file.txt': 'x',
    'audiobooks/A/Cut/01 Cut.mp3': whole.subarray(0, whole.length / 3),
    'audiobooks/A/Cut/02 Whole.mp3': makeMp3(),
    'audiobooks/A/Text/01 Text.mp3': 'this is no music at all, only words'.repeat(100),
    'audiobooks/A/Zero/01 Zero.mp3': '',
    'audiobooks/A/Png/01 Png.mp3': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'audiobooks/A/Half/book.m4b': FIXTURES.m4b.slice(0, 3000),
    'courses/alias/01 Bomb.md': `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
      .split('')
      .map((c, i) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]`)
      .join('\n')}\n---\nx`,
    'courses/bare/course.md': 'title: Bare\ndraft: true\naccess: members\n',
    'courses/bare/01 A.md': 'Text.',
    'courses/chapters/01 Film.mp4': FIXTURES.mp4,
    'courses/chapters/01 Film.chapters.json': '{\n "chapters": [\n  {"startTime": 0, "title": "A"},\n  {"startTime": "x"}\n ]\n}',
    'courses/chapters/01 Film.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nfine\n\n00:09.000 -> 00:10.000\nbroken arrow\n',
    'courses/chapters/02 Other.mp3': makeMp3({ TIT2: 'Other' }),
    'courses/chapters/02 Other.vtt': 'no header',
    'courses/cover/01 A.md': 'Text.',
    'courses/cover/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'courses/empty/readme.md': 'nothing here',
    'courses/keys/course.md': '---\ntitel: X\nauthor: A\nlevel: easy\n---\n',
    'courses/keys/01 A.md': 'Text.',
    'courses/open/course.md': '---\ntitle: X\n',
    'courses/quiz/01 Bad.quiz.yaml':
      'title: Bad\nquestions:\n  - id: a\n    text: T\n    explanation: E\n    options:\n      - {id: x, text: X}\n      - {id: y, text: Y}\n',
    'courses/twice/01 A.md': '---\nid: same\n---\nText.',
    'courses/twice/02 B.md': '---\nid: same\n---\nText.',
    'courses/yaml/course.md': '---\ntitle: Fine\nauthor: "open\n---\n',
    'courses/html/files/page.html': '<script>1</script>',
    'courses/html/01 A.md': 'Text.',
    'ebooks/A/NoZip/NoZip.epub': 'PK but not really',
    'ebooks/A/Active/Active.epub': makeEpub({
      chapters: [{ title: 'One', html: '<p onclick="x()">Words.<script>1</script><img src="https://evil.example/p.png"/></p>' }],
      entries: { 'OEBPS/figure.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>' },
    }),
    'ebooks/A/Deep/Deep.epub': makeEpub({ chapters: [{ title: 'One', html: `${'<a>'.repeat(149_000)}</b>` }] }),
    'ebooks/A/Frames/Frames.epub': makeEpub({
      chapters: [{ title: 'One', html: '<iframe src="c2.xhtml"/><object data="a.svg">Words.</object>' }],
    }),
    'ebooks/A/Trunc/Trunc.epub': makeEpub().slice(0, 400),
    'ebooks/A/Bomb/Bomb.epub': makeEpub({ entries: { 'OEBPS/zeros.bin': new Uint8Array(8 * 1024 * 1024) } }),
    'ebooks/A/Slip/Slip.epub': makeEpub({ entries: { '../../evil.txt': 'x' } }),
    'ebooks/A/Entity/Entity.epub': makeEpub({
      entries: { 'OEBPS/book.opf': '<?xml version="1.0"?>\n<!DOCTYPE x [\n<!ENTITY a SYSTEM "file:///etc/passwd">]><package/>' },
    }),
    'ebooks/A/Opf/Opf.pdf': '%PDF-1.4\n%%EOF',
    'ebooks/A/Opf/metadata.opf':
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><package><metadata><title>&b;</title></metadata></package>',
    'ebooks/A/Other/Other.zip.epub': zipSync({ 'a.txt': strToU8('no book') }),
    'podcasts/feed/podcast.md': '---\nfeed: https://example.org/feed.xml\n---\n',
  });
  await symlink('/etc', join(library.dir, 'courses/good/outside'));
  await symlink('/etc/hosts', join(library.dir, 'courses/good/02 hosts.md'));
  await symlink('..', join(library.dir, 'courses/good/loop'));
  await writeFile(join(library.dir, 'courses/good/03 bad\u0007\u001B[31m.md'), 'x');
  const report = await library.import();
  const text = formatReport(report);
  expect(text).toMatchInlineSnapshot(`
    "error   audiobooks/A/Cut/01 Cut.mp3  The file is cut off: it holds about 33% of what its header promises.  -> Copy it again.
    error   audiobooks/A/Half/book.m4b  The file is cut off: it holds about 67% of what its header promises.  -> Copy it again.
    error   audiobooks/A/Png/01 Png.mp3  The name says .mp3, but the file holds PNG content.  -> Give it the right ending or export it again.
    error   audiobooks/A/Text/01 Text.mp3  There are no MP3 frames in it.  -> Export the file again.
    error   audiobooks/A/Zero/01 Zero.mp3  The file is empty (0 bytes).  -> Copy it again.
    error   collections/x.yaml:2  items: must be a list.  -> Correct the value; docs/library.md lists what each key takes.
    error   courses/alias/01 Bomb.md  The YAML repeats itself through too many aliases.  -> Write the values out.
    error   courses/bare/course.md:1  It begins like frontmatter, without the lines that enclose it.  -> Put a line of --- above and one below the keys.
    error   courses/chapters/01 Film.chapters.json:4  chapters[1]: it needs a title (text) and a startTime (seconds, not below 0).  -> Write {"chapters": [{"startTime": 0, "title": "Opening"}]}.
    error   courses/chapters/01 Film.vtt:6  A block without a time line (00:00:01.000 --> 00:00:02.000).  -> Correct the cue; it is left out until then.
    error   courses/chapters/02 Other.vtt:1  The first line is not WEBVTT.  -> Correct the cue; it is left out until then.
    error   courses/cover/cover.svg  The file holds SVG; only JPEG, PNG, WebP and AVIF are shown.  -> Export it as JPEG, PNG, WebP or AVIF.
    error   courses/empty  There is nothing to play or read in this course.  -> Add its files, or an empty .ignore file while you prepare it.
    error   courses/good/02 hosts.md  The link leads outside the library.  -> Put the file itself into the library.
    error   courses/good/03 bad\\u{7}\\u{1b}[31m.md  The name holds control characters, a backslash or broken text.  -> Rename it with ordinary letters, digits and spaces.
    error   courses/good/loop  The link leads back to a folder that holds it.  -> Remove the link.
    error   courses/good/outside  The link leads outside the library.  -> Put the file itself into the library.
    error   courses/html/files/page.html  A .html file is not offered for download.  -> Offer it as PDF, or in a ZIP file.
    error   courses/keys/course.md:4  level: expected one of "beginner"|"intermediate"|"advanced".  -> Correct the value; docs/library.md lists what each key takes.
    error   courses/open/course.md:1  The frontmatter is opened by --- but never closed.  -> Add a line of --- below it.
    error   courses/quiz/01 Bad.quiz.yaml:3  questions[0]: no option is marked \`correct: true\`.  -> Correct the value; docs/library.md lists what each key takes.
    error   courses/twice/02 B.md  The id same is already used by courses/twice/01 A.md.  -> Give each unit its own id.
    error   courses/yaml/course.md:3  The YAML is invalid: Missing closing "quote.  -> Correct the line; quote text that holds a colon, # or quotes.
    error   ebooks/A/Bomb/Bomb.epub  An entry of the archive is packed more than 100 to 1: OEBPS/zeros.bin.  -> Do not use this file unless you trust it; ask for a clean copy.
    error   ebooks/A/Deep/Deep.epub  OEBPS/text/c1.xhtml: The text is nested deeper than 500 levels.  -> Export it again.
    error   ebooks/A/Entity/Entity.epub:2  The XML declares entities of its own, which could read files or fill the memory.  -> Remove the DOCTYPE.
    error   ebooks/A/NoZip/NoZip.epub  The archive is broken or is no ZIP file, so this is no EPUB.  -> Export the book again.
    error   ebooks/A/Opf/metadata.opf:1  The XML declares entities of its own, which could read files or fill the memory.  -> Remove the DOCTYPE.
    error   ebooks/A/Other/Other.zip.epub  The archive holds no EPUB package.  -> Export the book again.
    error   ebooks/A/Slip/Slip.epub  An entry of the archive names a place outside of it: ../../evil.txt.  -> Do not use this file unless you trust it; ask for a clean copy.
    error   ebooks/A/Trunc/Trunc.epub  The archive is broken or is no ZIP file, so this is no EPUB.  -> Export the book again.
    error   people/ann.md:2  name: has the wrong type.  -> Correct the value; docs/library.md lists what each key takes.
    error   tts/2026-01 Note.md:1  The frontmatter is opened by --- but never closed.  -> Add a line of --- below it.
    notice  courses/keys/course.md:2  The key titel is not known and has no effect.  -> Did you mean title?
    notice  ebooks/A/Active/Active.epub  The book holds 4 scripts, handlers or loads from elsewhere; readers get a copy without.  -> Nothing to do, unless the book needs them to be read.
    notice  ebooks/A/Frames/Frames.epub  The book holds 2 frames, forms or embedded objects; readers get a copy without.  -> Nothing to do, unless the book needs them to be read.
    notice  notes.txt  Nothing is read from this file.  -> Move it into courses/, audiobooks/, podcasts/, videos/ or ebooks/, or name it in a .ignore file.
    notice  podcasts/feed/podcast.md  Mirroring a feed is not done yet; only the files here are imported.  -> Put the episodes into the folder.
    notice  strange  This folder is not one of the library.  -> Content goes into courses/, audiobooks/, podcasts/, videos/ or ebooks/. Put an empty .ignore file inside to keep it quiet.
    9 items, 10 units; 9 added, 0 changed, 0 unchanged, 0 missing; 33 errors, 6 notices"
  `);
  expect(text).not.toMatch(/[\x00-\x09\x0B-\x1F]/);
  expect(await library.check()).toMatchObject({ items: report.items, units: report.units, problems: report.problems });
  const items = await library.db.selectFrom('item').select('id').orderBy('id').execute();
  expect(items.map((item) => item.id)).toEqual(['active', 'chapters', 'cover', 'cut', 'frames', 'good', 'html', 'opf', 'twice']);
  const units = await library.db
    .selectFrom('unit')
    .select(['id', 'transcriptMediaId', 'chapters'])
    .where('itemId', '=', 'chapters')
    .orderBy('position')
    .execute();
  expect(units).toEqual([
    { id: 'chapters.film', transcriptMediaId: 'chapters.film.captions', chapters: '[]' },
    { id: 'chapters.other', transcriptMediaId: null, chapters: '[]' },
  ]);
});

test('of a book with scripts a copy without them is served, and the file stays as it is', async () => {
  const dirty = makeEpub({ chapters: [{ title: 'One', html: '<p onclick="x()">Words.<script>1</script></p>' }] });
  await library.write({ 'ebooks/A/Dirty/Dirty.epub': dirty, 'ebooks/A/Clean/Clean.epub': makeEpub() });
  await library.import();
  const media = await library.db.selectFrom('media').select(['root', 'path', 'bytes', 'hash']).orderBy('root').execute();
  expect(media.map(({ root }) => root)).toEqual(['derived', 'library']);
  const served = await readFile(join(library.derivedDir, media[0]?.path ?? ''));
  expect([served.byteLength, createHash('sha256').update(served).digest('hex')]).toEqual([media[0]?.bytes, media[0]?.hash]);
  expect(openEpubArchive(served).read('OEBPS/text/c1.xhtml')?.toString()).toMatch(/<p>Words\.<\/p>/);
  expect(await readFile(join(library.dir, 'ebooks/A/Dirty/Dirty.epub'))).toEqual(Buffer.from(dirty));
});

test('a sparse file of 10 GB is never read whole', async () => {
  await library.write(GOOD);
  for (const [name, head] of [
    ['mp3', FIXTURES.mp3],
    ['mp4', FIXTURES.mp4],
    ['pdf', strToU8('%PDF-1.4\n%%EOF')],
  ] as const) {
    await mkdir(join(library.dir, 'courses/big/files'), { recursive: true });
    const file = await open(join(library.dir, name === 'pdf' ? 'courses/big/files/big.pdf' : `courses/big/01 ${name}.${name}`), 'w');
    await file.write(head);
    await file.truncate(10 * 1024 ** 3);
    await file.close();
  }
  const zeros = await open(join(library.dir, 'courses/big/03 zeros.mp3'), 'w');
  await zeros.truncate(10 * 1024 ** 3);
  await zeros.close();
  const report = await library.import();
  expect(report.items).toBe(1);
  expect(report.problems.map((problem) => `${problem.file}: ${problem.problem}`)).toEqual([
    'courses/big/01 mp3.mp3: The file claims 10240 MiB but holds 8 KiB.',
    'courses/big/01 mp4.mp4: The file claims 10240 MiB but holds 8 KiB.',
    'courses/big/03 zeros.mp3: The file claims 10240 MiB but holds 0 KiB.',
    'courses/big/files/big.pdf: The file claims 10240 MiB but holds 4 KiB.',
  ]);
});

/** One file for each reader. */
const READ_FILES = {
  'audiobooks/A/Sound/01 Sound.mp3': makeMp3(),
  'audiobooks/A/Sound/metadata.json': '{}',
  'courses/c/01 Film.mp4': FIXTURES.mp4,
  'courses/kept/01 Film.vtt': 'WEBVTT\n\n00:00.000 --> 00:00.500\nfine\n',
  'courses/c/02 Words.md': 'Words.',
  'courses/c/cover.jpg': FIXTURES.jpg,
  'courses/d/course.md': 'Words.',
  'courses/c/files/02-sheet.pdf': '%PDF-1.4\n%%EOF',
  'ebooks/A/Book/Book.epub': makeEpub(),
  'people/ann.md': 'Words.',
};

test.each([
  ['a pipe', makePipe],
  [
    'a link out of the library',
    (file: string) => symlinkSync('../'.repeat(file.slice(library.dir.length).split('/').length - 1) + 'secret', file),
  ],
])('files that turn into %s between scan and reading are told, and nothing is read', async (_, make) => {
  await library.write({ 'courses/kept/01 Film.mp4': FIXTURES.mp4, 'courses/d/01 A.md': 'Words.', ...READ_FILES });
  writeFileSync(join(library.dir, '../secret'), 'the secret of the server');
  const swap = () => {
    for (const name of Object.keys(READ_FILES)) {
      rmSync(join(library.dir, name));
      make(join(library.dir, name));
    }
  };
  const report = await library.import({ jobs: beforeFirstJob(swap) });
  const told = report.problems.filter(({ problem }) => problem === 'It is no longer a file of this library.').map(({ file }) => file);
  expect(new Set(told)).toEqual(new Set(Object.keys(READ_FILES)));
  const media = await library.db.selectFrom('media').select('path').execute();
  expect(media).toEqual([{ path: 'courses/kept/01 Film.mp4' }]);
});

test('a .ignore file that is a pipe or leads out of the library is told and holds up nobody', async () => {
  await library.write({ ...GOOD, 'courses/pipe/01 A.md': 'Text.', 'courses/other/01 A.md': 'Text.' });
  makePipe(join(library.dir, 'courses/pipe/.ignore'));
  writeFileSync(join(library.dir, '../secret'), '*');
  await symlink('../../../secret', join(library.dir, 'courses/other/.ignore'));
  const report = await library.import();
  expect([report.units, report.problems.map(({ file, problem }) => `${file}: ${problem}`)]).toEqual([
    1,
    ['courses/other/.ignore: The file cannot be read.', 'courses/pipe/.ignore: The file cannot be read.'],
  ]);
});

test('script, styles and remote pictures do not pass', async () => {
  await library.write({
    'courses/xss/course.md': '<script>alert(1)</script><p onclick="x()">Hi</p>',
    'courses/xss/01 A.md': [
      '# One',
      '[a](javascript:alert(1)) [b](JAVASCRIPT&colon;alert(1)) [c](data:text/html,x) [d](https://example.org "t") [e](../../../etc/passwd) [f](//evil.example)',
      '![x](https://evil.example/p.png) ![y](javascript:1) <img src=x onerror=alert(1)> <img src="cairn-media:courses%2Fother">',
      '<iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg><style>*{}</style><form action="//x"><input></form>',
      '<a href="cairn-media:courses%2Fother%2Fx">g</a>',
      '# Two',
      '```js\nlet x = "<script>"\n```',
    ].join('\n\n'),
  });
  await library.import();
  const item = await library.db.selectFrom('item').select(['html', 'description']).executeTakeFirstOrThrow();
  expect(item.html).toBe('<p>Hi</p>');
  const unit = await library.db.selectFrom('unit').select('html').executeTakeFirstOrThrow();
  expect(unit.html).toMatchInlineSnapshot(`
    "<p><a>a</a> <a>b</a> <a>c</a> <a href="https://example.org" title="t" rel="noopener noreferrer nofollow" target="_blank">d</a> <a>e</a> <a>f</a></p>
    <p>   </p>
    <p><a>g</a></p>
    <h2>Two</h2>
    <pre><code class="language-js">let x = "&lt;script&gt;"
    </code></pre>"
  `);
});

test('files with seeded damage are imported or reported, never thrown', async () => {
  let seed = 20260601;
  const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % below;
  const kinds = {
    'courses/c/{}.mp3': FIXTURES.mp3,
    'courses/c/{}.m4b': FIXTURES.m4b,
    'courses/c/{}.mp4': FIXTURES.mp4,
    'courses/c/{}.opus': FIXTURES.opus,
    'ebooks/A/{}/{}.epub': makeEpub({ cover: FIXTURES.jpg }),
  };
  for (const [pattern, whole] of Object.entries(kinds)) {
    for (let i = 0; i < Number(process.env['DAMAGE_RUNS'] ?? 12); i++) {
      const bytes = Buffer.from(whole).subarray(0, random(3) === 0 ? random(whole.length) : whole.length);
      for (let n = random(20); n >= 0 && bytes.length > 0; n--) bytes[random(bytes.length)] = random(256);
      await library.write({ [pattern.replaceAll('{}', `${i} ${pattern.slice(-4)}`)]: bytes });
    }
  }
  const report = await library.import();
  expect(report.units + report.problems.length).toBeGreaterThan(30);
  expect(report.problems.filter((problem) => problem.problem.includes('took too long'))).toEqual([]);
});

test('files made to keep their reader busy are told, and the rest is imported', async () => {
  const book = (name: string, files: Record<string, string>) =>
    Object.fromEntries(
      Object.entries({ 'a.mp3': FIXTURES.mp3, ...files }).map(([file, content]) => [`audiobooks/A/${name}/${file}`, content]),
    );
  await library.write({
    'courses/marks/01 A.md': '_a__'.repeat(60_000),
    'courses/quotes/01 A.md': '> '.repeat(120_000),
    'courses/elements/01 A.md': '<a>'.repeat(80_000),
    'courses/keys/01 A.md': `---\n${Array.from({ length: 60_000 }, (_, i) => `k${i}: 1\n`).join('')}---\nWords.`,
    'courses/keys/02 B.md': 'Words.',
    'courses/keys/course.md': '*a_'.repeat(80_000),
    ...book('Json', { 'metadata.json': JSON.stringify({ title: 'Kept', description: '<br '.repeat(60_000) }) }),
    ...book('Abs', { 'metadata.abs': `;abmetadata1\ntitle=Kept\nseries=${' '.repeat(200_000)}x\nauthors=${' '.repeat(200_000)}y\n` }),
    ...book('Cue', { 'a.cue': `FILE "a.mp3" MP3\nTRACK 01 AUDIO\nTITLE a${' '.repeat(200_000)}a\n` }),
    ...book('Opf', {
      'metadata.opf': `<package><metadata><title>Kept</title><description>${'<p>'.repeat(30)}${'&lt;br '.repeat(60_000)}${'</p>'.repeat(30)}</description></metadata></package>`,
    }),
    'people/ann.md': `---\nname: Ann\n---\n${'*a_'.repeat(80_000)}`,
  });
  const report = await library.import();
  expect(report.problems.map(({ file, problem }) => `${file}: ${problem}`)).toMatchInlineSnapshot(`
    [
      "audiobooks/A/Json/metadata.json: description is longer than 20 kB.",
      "audiobooks/A/Opf/metadata.opf: description is longer than 20 kB.",
      "courses/elements/01 A.md: The text has too many parts, or too many marks such as * _ [ in one of them.",
      "courses/keys/01 A.md: There are more than 200 keys in one place.",
      "courses/keys/course.md: The text has too many parts, or too many marks such as * _ [ in one of them.",
      "courses/marks/01 A.md: The text has too many parts, or too many marks such as * _ [ in one of them.",
      "courses/quotes/01 A.md: The text is nested deeper than 40 levels.",
      "people/ann.md: The text has too many parts, or too many marks such as * _ [ in one of them.",
    ]
  `);
  const items = await library.db.selectFrom('item').select('title').orderBy('title').execute();
  expect(items.map(({ title }) => title)).toEqual(['Cue', 'Kept', 'Kept', 'Kept', 'keys']);
});
