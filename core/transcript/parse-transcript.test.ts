import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { formatVtt, parseTranscript } from './parse-transcript.ts';

test('WebVTT with header, notes, ids and settings', () => {
  const text =
    'WEBVTT - title\nKind: captions\n\nNOTE a\nremark\n\nSTYLE\n::cue{}\n\nintro\n00:01.000 --> 00:02.500 align:start\nHello\n<i>you</i>\n\n01:00:00.000 --> 01:00:01.000\nBye\n';
  expect(parseTranscript(text, 'vtt')).toEqual({
    cues: [
      { startSec: 1, endSec: 2.5, text: 'Hello\n<i>you</i>' },
      { startSec: 3600, endSec: 3601, text: 'Bye' },
    ],
    problems: [],
  });
});

test.each([
  ['', 1, 'not WEBVTT'],
  ['WEBVTT\n', 1, 'no cue'],
  ['WEBVTT\n\n1\ntext', 3, 'time line'],
  ['WEBVTT\n\n1\n00:02.000 --> 00:01.000\nx', 4, 'ends before'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nx', 3, 'cannot be read'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 3, 'no text'],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny', 6, 'before the one above'],
])('%j is reported at line %i', (text, line, problem) => {
  const found = parseTranscript(text, 'vtt').problems;
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ line, problem: expect.stringContaining(problem) });
});

test.each(['WEBVTT', 'WEBVTT ', 'WEBVTT\tLow tide', '\uFEFFWEBVTT'])('%j begins a transcript', (head) => {
  expect(parseTranscript(`${head}\r\rintro\r00:01.000 --> 00:02.000\rx`, 'vtt').cues).toHaveLength(1);
});

test.each(['WEBVTTx', 'webvtt', ' WEBVTT', 'x WEBVTT', ''])('%j begins none', (head) => {
  expect(parseTranscript(`${head}\n\n00:01.000 --> 00:02.000\nx`, 'vtt')).toEqual({
    cues: [],
    problems: [{ line: 1, problem: 'The first line is not WEBVTT.' }],
  });
});

test('a cue may follow the head without an empty line', () => {
  expect(parseTranscript('WEBVTT\n00:01.000 --> 00:02.000\nx', 'vtt').cues).toHaveLength(1);
});

test('remarks and styles are no cues, other words without a time are a problem', () => {
  const { cues, problems } = parseTranscript(
    'WEBVTT\n\nNOTE\n00:01.000 --> 00:02.000\n\nSTYLE\nx\n\nREGION\nx\n\nNOTES\nx\n\na NOTE',
    'vtt',
  );
  expect(cues).toEqual([]);
  expect(problems.map(({ line }) => line)).toEqual([12, 15]);
  expect(parseTranscript('NOTE\nx', 'srt').problems).toHaveLength(1);
});

test('a cue has one line of its own above its time, and no more', () => {
  expect(parseTranscript('WEBVTT\n\nid\n00:01.000 --> 00:02.000\nx', 'vtt').cues).toHaveLength(1);
  expect(parseTranscript('WEBVTT\n\nid\nid\n00:01.000 --> 00:02.000\nx', 'vtt').problems).toEqual([
    { line: 3, problem: 'A block without a time line (00:00:01.000 --> 00:00:02.000).' },
  ]);
});

test('two may speak at the same time', () => {
  const { cues, problems } = parseTranscript('WEBVTT\n\n00:01.000 --> 00:03.000\nx\n\n00:01.000 --> 00:02.000\ny', 'vtt');
  expect([cues.length, problems]).toEqual([2, []]);
});

test.each([
  ['vtt', '00:01.500', 1.5],
  ['vtt', '59:59.999', 3599.999],
  ['vtt', '01:02:03.004', 3723.004],
  ['vtt', '100:00:00.000', 360_000],
  ['vtt', '60:00.000', null],
  ['vtt', '00:60.000', null],
  ['vtt', '0:01.000', null],
  ['vtt', '1:00:01.000', null],
  ['vtt', '00:01.00', null],
  ['vtt', '00:01,000', null],
  ['vtt', 'x00:01.000', null],
  ['srt', '00:00:01,5', 1.5],
  ['srt', '1:2:3.25', 3723.25],
  ['srt', '00:01,000', 1],
  ['srt', '999:00:00,001', 3_596_400.001],
  ['srt', '1000:00:00,0', null],
  ['srt', '0:60:00,0', null],
  ['srt', '0:00:60,0', null],
  ['srt', '00:00:01', null],
  ['srt', '00:00:01,0000', null],
] as const)('%s reads %s as %j seconds', (format, time, sec) => {
  const text = format === 'vtt' ? `WEBVTT\n\n ${time} --> 9999:00:00.000 align:start\nx` : ` ${time} --> 999:59:59,9\nx`;
  const { cues, problems } = parseTranscript(text, format);
  expect(cues.map(({ startSec }) => startSec)).toEqual(sec === null ? [] : [sec]);
  expect(problems.map(({ problem }) => problem)).toEqual(sec === null ? [expect.stringContaining(`cannot be read: ${time} -->`)] : []);
});

test.each([
  ['Tom & Ann &amp; &lt;b&gt; &nbsp; &lrm; &rlm; &#39;', 'Tom &amp; Ann &amp; &lt;b&gt; &nbsp; &lrm; &rlm; &#39;'],
  ['&copy; &#x27;', '&amp;copy; &amp;#x27;'],
  ['<b>a</b> <I>b</I> <u>c</u>', '<b>a</b> <I>b</I> <u>c</u>'],
  ['<v Bob>a</v> <br>', '&lt;v Bob>a&lt;/v> &lt;br>'],
  ['<FONT size=1>a</Font> <font>b', 'a b'],
  ['{\\an8}{\\i1}a {b}', 'a {b}'],
  ['a --> b', 'a --&gt; b'],
])('%j is written as %j', (text, written) => {
  expect(formatVtt([{ startSec: 3723.004, endSec: 3783.5, text }])).toBe(`WEBVTT\n\n01:02:03.004 --> 01:03:03.500\n${written}\n`);
});

test('cues stand apart', () => {
  const cue = { startSec: 0, endSec: 1, text: 'a' };
  expect(formatVtt([cue, { ...cue, text: 'b' }])).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na\n\n00:00:00.000 --> 00:00:01.000\nb\n');
});

test('SubRip becomes WebVTT', () => {
  const { cues, problems } = parseTranscript(
    '\uFEFF1\r\n00:00:01,5 --> 00:00:02,000\r\n{\\an8}<font color="red">Tom & <b>Ann</b></font> <x>\r\n',
    'srt',
  );
  expect(problems).toEqual([]);
  expect(formatVtt(cues)).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:02.000\nTom &amp; <b>Ann</b> &lt;x>\n');
});

test('what is written is read back', () => {
  const cue = fc.record({
    gapMs: fc.integer({ min: 0, max: 5000 }),
    lengthMs: fc.integer({ min: 1, max: 9000 }),
    text: fc.stringMatching(/^[a-zA-Z,.?!']{1,20}( [a-z]{1,8}){0,3}$/),
  });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 20 }), (list) => {
      let at = 0;
      const cues: Cue[] = list.map(({ gapMs, lengthMs, text }) => {
        const startMs = at + gapMs;
        at = startMs + lengthMs;
        return { startSec: startMs / 1000, endSec: at / 1000, text };
      });
      expect(parseTranscript(formatVtt(cues), 'vtt')).toEqual({ cues, problems: [] });
    }),
  );
});

test('no text makes it throw or hang', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('vtt' as const, 'srt' as const),
      (text, format) => void parseTranscript(text, format),
    ),
  );
});
