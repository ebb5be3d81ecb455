import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURES, openTestLibrary, type TestLibrary } from '../../tests/support/houses/library-fixtures.ts';

let library: TestLibrary;
beforeEach(async () => {
  library = await openTestLibrary();
});
afterEach(() => library.close());

/** What is told of a caption file, and what players get of it; null when that is the file itself. */
async function importCaptions(name: string, text: string): Promise<{ told: (string | number | null)[][]; copy: string | null }> {
  await library.write({ 'videos/Film/Film.mp4': FIXTURES.mp4, [`videos/Film/${name}`]: text });
  const { problems } = await library.import();
  const media = await library.db.selectFrom('media').select(['root', 'path']).where('mime', '=', 'text/vtt').executeTakeFirstOrThrow();
  const isFile = media.path === `videos/Film/${name}`;
  return {
    told: problems.map(({ line, problem }) => [line, problem]),
    copy: isFile ? null : await readFile(join(library.derivedDir, media.path), 'utf8'),
  };
}

test('one bad cue costs no other its voice, its marks or its place', async () => {
  const good = [
    'STYLE\n::cue(.loud) { color: red }',
    'REGION\nid:left\nwidth:40%',
    'first\n00:00:00.000 --> 00:00:01.000 region:left align:start\n<v Ann>Good <c.loud>morning</c></v>',
    '00:00:01.000 --> 00:00:01.500 line:0\n<ruby>漢<rt>かん</rt></ruby> &amp; <i>so</i> on',
  ];
  expect(await importCaptions('Film.en.vtt', ['WEBVTT', ...good, '00:00:09,000 --> 00:00:10,000\nbad'].join('\n\n'))).toEqual({
    told: [[17, 'The times cannot be read: 00:00:09,000 --> 00:00:10,000']],
    copy: `${['WEBVTT', ...good].join('\n\n')}\n`,
  });
});

test('what a browser reads is served as it is', async () => {
  const text =
    'WEBVTT\nKind: captions\n00:00.000-->00:00.500\na\n00:00.500 --> 00:00.500\nb\n\n100:00:00.000 --> 100:00:01.000\nd\n\n1:00:00.000 --> 1:00:01.000\nc\n';
  expect(await importCaptions('Film.en.vtt', text)).toEqual({ told: [], copy: null });
});

test('SubRip without numbers, spaces and empty lines becomes WebVTT', async () => {
  expect(await importCaptions('Film.srt', '00:00:00,000-->00:00:01,000\n<i>a</i>\n00:00:01,000 --> 00:00:01,000\nb')).toEqual({
    told: [],
    copy: 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<i>a</i>\n\n00:00:01.000 --> 00:00:01.000\nb\n',
  });
});
