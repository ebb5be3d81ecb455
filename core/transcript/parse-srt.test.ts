import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatVtt } from './format-vtt.ts';
import { parseSrt } from './parse-srt.ts';

const said = (text: string) => parseSrt(text).cues.map((cue) => [cue.startSec, cue.text]);

test.each([
  ['00:00:01,5', 1.5],
  ['00:00:01,1239', 1.123],
  ['1:2:3.25', 3723.25],
  ['00:01,000', 1],
  ['00:00:01', 1],
  ['00:00:01:250', 1.25],
  ['999:00:00,001', 3_596_400.001],
  ['1000:00:00,0', 3_600_000],
  ['0:60:00,0', null],
  ['0:00:60,0', null],
  ['soon', null],
] as const)('%s is %j seconds', (time, sec) => {
  for (const arrow of [' --> ', '-->']) {
    const { cues, problems } = parseSrt(`1\n ${time}${arrow}9999:59:59,9 X1:40\nx`);
    expect(cues.map(({ startSec }) => startSec)).toEqual(sec === null ? [] : [sec]);
    expect(problems).toEqual(sec === null ? [{ line: 2, problem: expect.stringContaining('cannot be read: ') }] : []);
  }
});

test('cues need no number, no empty line between them and no length', () => {
  expect(said('00:01,0 --> 00:02,0\na\n2\n00:02,0 --> 00:02,0\nb\n\n\n\n00:03,0 --> 00:04,0\nc\n4')).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c\n4'],
  ]);
});

test('words behind an empty line, and an arrow among words, belong to the cue above', () => {
  expect(said('1\n00:01,0 --> 00:02,0\na\n\nb\nc --> d\n\n2\n00:03,0 --> 00:04,0\ne')).toEqual([
    [1, 'a\nb\nc --&gt; d'],
    [3, 'e'],
  ]);
});

test('words above all times, and a cue that ends before it starts, are told', () => {
  const { cues, problems } = parseSrt('\nwords\n\n1\n00:02,0 --> 00:01,0\na\n\n2\n00:03,0 --> 00:04,0\nb');
  expect(cues).toHaveLength(1);
  expect(problems.map(({ line }) => line)).toEqual([2, 5]);
  expect(parseSrt('NOTE\nx').problems).toHaveLength(1);
  expect(parseSrt('').problems).toEqual([{ line: 1, problem: 'There is no cue in it.' }]);
});

test.each([
  ['Tom & Ann &amp; &lt;b&gt; &nbsp; &lrm; &rlm; &#39;', 'Tom &amp; Ann &amp; &lt;b&gt; &nbsp; &lrm; &rlm; &#39;'],
  ['&copy; &#x27;', '&amp;copy; &amp;#x27;'],
  ['<b>a</b> <I>b</I> <u>c</u>', '<b>a</b> <I>b</I> <u>c</u>'],
  ['<v Bob>a</v> <br>', '&lt;v Bob>a&lt;/v> &lt;br>'],
  ['<FONT size=1>a</Font> <font>b', 'a b'],
  ['a\n<font>\n</font>\nb', 'a\nb'],
  ['{\\an8}{\\i1}a {b}', 'a {b}'],
])('%j is written as %j', (text, written) => {
  const read = parseSrt(`01:02:03,004 --> 01:03:03,5\n${text}`);
  expect(formatVtt(read)).toBe(`WEBVTT\n\n01:02:03.004 --> 01:03:03.500\n${written}\n`);
});

test('files of old programs become WebVTT', () => {
  const read = parseSrt(
    '\uFEFF1\r\n00:00:01,5 --> 00:00:02,000\r\n{\\an8}<font color="red">Tom & <b>Ann</b></font> <x>\r\n\r\n2\r\n00:00:03,0 --> 00:00:04,0\r\nb',
  );
  expect(read.problems).toEqual([]);
  expect(formatVtt(read)).toBe(
    'WEBVTT\n\n00:00:01.500 --> 00:00:02.000\nTom &amp; <b>Ann</b> &lt;x>\n\n00:00:03.000 --> 00:00:04.000\nb\n',
  );
});

test('no text makes it throw or hang', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void parseSrt(text)));
  for (const part of ['-->', '\n', '0', ' ', '00:01,0 --> ', '<font ', '{\\', '&#1', '<', '1\n', '0:'])
    parseSrt(`00:01,0 --> 00:02,0\n${part.repeat(1_000_000 / part.length)}`);
});
