import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaptionCue } from './cue.ts';
import { formatVtt } from './format-vtt.ts';
import { parseVtt } from './parse-vtt.ts';

const said = (text: string) => parseVtt(text).cues.map((cue) => [cue.startSec, cue.text]);

test('header, notes, styles, ids and settings', () => {
  const text =
    'WEBVTT - title\nKind: captions\n\nNOTE a\nremark\n\nSTYLE\n::cue{}\n\nREGION\nid:fred\n\nintro\n00:01.000 --> 00:02.500 align:start  region:fred\nHello\n<i>you</i>\n\n01:00:00.000 --> 01:00:01.000\nBye\n';
  expect(parseVtt(text)).toEqual({
    head: ['STYLE\n::cue{}', 'REGION\nid:fred'],
    cues: [
      { id: 'intro', startSec: 1, endSec: 2.5, settings: 'align:start  region:fred', text: 'Hello\n<i>you</i>' },
      { id: '', startSec: 3600, endSec: 3601, settings: '', text: 'Bye' },
    ],
    problems: [],
  });
});

test.each([
  ['', 1, 'not WEBVTT'],
  ['WEBVTT\n', 1, 'no cue'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 1, 'no cue'],
  ['WEBVTT\n\n1\ntext', 3, 'time line'],
  ['WEBVTT\n\n1\n00:02.000 --> 00:01.000\nx', 4, 'ends before'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nx', 3, 'cannot be read'],
  ['WEBVTT\n\n00:01.000 -> 00:02.000\nx', 3, 'time line'],
])('%j is reported at line %i', (text, line, problem) => {
  const found = parseVtt(text).problems;
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ line, problem: expect.stringContaining(problem) });
});

test.each(['WEBVTT', 'WEBVTT ', 'WEBVTT\tLow tide', '\uFEFFWEBVTT'])('%j begins a transcript', (head) => {
  expect(parseVtt(`${head}\r\rintro\r00:01.000 --> 00:02.000\rx`).cues).toHaveLength(1);
});

test.each(['WEBVTTx', 'webvtt', ' WEBVTT', 'x WEBVTT', ''])('%j begins none', (head) => {
  expect(parseVtt(`${head}\n\n00:01.000 --> 00:02.000\nx`)).toEqual({
    head: [],
    cues: [],
    problems: [{ line: 1, problem: 'The first line is not WEBVTT.' }],
  });
});

test('a cue may follow the head, or another cue, without an empty line', () => {
  expect(said('WEBVTT\nKind: captions\n00:01.000 --> 00:02.000\na\n00:02.000 --> 00:03.000\nb\nc\n00:03.000 --> 00:04.000\nd')).toEqual([
    [1, 'a'],
    [2, 'b\nc'],
    [3, 'd'],
  ]);
});

test('what has no times ends before them too', () => {
  const { cues, problems } = parseVtt('WEBVTT\n\nid\nid\n00:01.000 --> 00:02.000\nx\n\nNOTE a\nb\n00:02.000 --> 00:03.000\ny');
  expect(cues.map(({ id, text }) => [id, text])).toEqual([
    ['', 'x'],
    ['', 'y'],
  ]);
  expect(problems).toEqual([{ line: 3, problem: 'A block without a time line (00:00:01.000 --> 00:00:02.000).' }]);
});

test('unreadable times lose their own words and no others', () => {
  const { cues, problems } = parseVtt(
    'WEBVTT\n\n1\n00:01 --> 00:02\nlost\n00:02.000 --> 00:03.000\nkept\nso --> so\nlost too\n\n00:04.000-->00:05.000\nlast',
  );
  expect(cues.map(({ text }) => text)).toEqual(['kept', 'last']);
  expect(problems.map(({ line }) => line)).toEqual([4, 8]);
});

test('remarks and styles are no cues, other words without a time are a problem', () => {
  const { head, cues, problems } = parseVtt(
    'WEBVTT\n\nNOTE\nx\n\nSTYLE \nx\n\nNOTES\nx\n\na NOTE\n\nSTYLES\nx\n\n00:01.000 --> 00:02.000\na\n\nSTYLE\nlate',
  );
  expect(cues).toHaveLength(1);
  expect(head).toEqual(['STYLE \nx']);
  expect(problems.map(({ line }) => line)).toEqual([9, 12, 14]);
});

test('cues are told in the order in which they begin, the longer of two first', () => {
  expect(
    said('WEBVTT\n\n00:05.000 --> 00:06.000\nd\n\n00:01.000 --> 00:01.000\nb\n\n00:01.000 --> 00:03.000\na\n\n00:02.000 --> 00:02.500\nc'),
  ).toEqual([
    [1, 'a'],
    [1, 'b'],
    [2, 'c'],
    [5, 'd'],
  ]);
});

test.each([
  ['00:01.500', 1.5],
  ['59:59.999', 3599.999],
  ['01:02:03.004', 3723.004],
  ['1:00:01.000', 3601],
  ['100:00:00.000', 360_000],
  ['00000000000001000:00:00.000', 3_600_000],
  [`${'9'.repeat(400)}:00:00.000`, null],
  ['60:00.000', null],
  ['00:60.000', null],
  ['01:60:00.000', null],
  ['0:01.000', null],
  ['01:1:01.000', null],
  ['00:01.00', null],
  ['00:01.0000', null],
  ['00:01,000', null],
  ['x00:01.000', null],
] as const)('%s is %j seconds', (time, sec) => {
  for (const text of [`WEBVTT\n\n \t${time} --> 9999:00:00.000 align:start\nx`, `WEBVTT\n\n${time}-->9999:00:00.000\nx`]) {
    const { cues, problems } = parseVtt(text);
    expect(cues.map(({ startSec }) => startSec)).toEqual(sec === null ? [] : [sec]);
    expect(problems.map(({ problem }) => problem)).toEqual(
      sec === null ? [expect.stringContaining(`cannot be read: ${time.slice(0, 100)}`)] : [],
    );
  }
});

test('an end of four decimals is none, other signs behind the end are settings', () => {
  expect(parseVtt('WEBVTT\n\n00:01.000 --> 00:02.0001\nx').cues).toEqual([]);
  expect(parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000align:end\nx').cues[0]?.settings).toBe('align:end');
});

test('a zero byte is a letter that is missing', () => {
  expect(said('WEBVTT\n\n00:01.000 --> 00:02.000\na\0b')).toEqual([[1, 'a\uFFFDb']]);
});

test('the first thousand mistakes are told', () => {
  expect(parseVtt(`WEBVTT\n${'\nx -->\n'.repeat(1200)}`).problems).toHaveLength(1000);
});

test('what is written is read back', () => {
  const cue = fc.record({
    gapMs: fc.integer({ min: 0, max: 5000 }),
    lengthMs: fc.integer({ min: 0, max: 9000 }),
    id: fc.constantFrom('', '12', 'NOTE', 'STYLE'),
    settings: fc.constantFrom('', 'align:start', 'line:-1 position:10%'),
    text: fc.stringMatching(/^[a-zA-Z,.?!'<>&]{1,20}( [a-z]{1,8}){0,3}$/).filter((text) => !text.includes('-->')),
  });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), fc.boolean(), (list, hasStyle) => {
      let at = 0;
      const cues: CaptionCue[] = list.map(({ gapMs, lengthMs, ...rest }) => {
        const startMs = at + gapMs;
        at = startMs + lengthMs + 1;
        return { ...rest, startSec: startMs / 1000, endSec: (startMs + lengthMs) / 1000 };
      });
      const head = hasStyle ? ['STYLE\n::cue { color: red }'] : [];
      expect(parseVtt(formatVtt({ head, cues }))).toEqual({ head, cues, problems: [] });
    }),
  );
});

test('no text makes it throw or hang', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void parseVtt(`WEBVTT\n${text}`)));
  for (const part of ['-->', '\n', '0', ' ', '00:01.000 --> ', '<v ', '\n-->', 'NOTE\n'])
    parseVtt(`WEBVTT\n\n${part.repeat(1_000_000 / part.length)}`);
});
