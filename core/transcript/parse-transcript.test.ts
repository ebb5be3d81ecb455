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
