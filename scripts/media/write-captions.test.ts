import { expect, test } from 'vitest';
import { fillNotes, formatCaptions, formatChapters } from './write-captions.ts';

test('captions carry times, escaped text and the speaker', () => {
  const vtt = formatCaptions([
    { start: 0.45, end: 61.2, text: 'Salt & pepper.', speaker: 'Host' },
    { start: 3661.9996, end: 3662.5, text: 'a < b', speaker: undefined },
  ]);
  expect(vtt).toBe(
    'WEBVTT\n\n1\n00:00:00.450 --> 00:01:01.200\n<v Host>Salt &amp; pepper.</v>\n\n2\n01:01:02.000 --> 01:01:02.500\na &lt; b\n',
  );
});

test('chapters and show notes name the same places', () => {
  const marks = [
    { at: 0, title: 'Start' },
    { at: 70.456, title: 'The two-minute start' },
  ];
  expect(JSON.parse(formatChapters(marks))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Start' },
      { startTime: 70.46, title: 'The two-minute start' },
    ],
  });
  expect(fillNotes('{chapters}', marks)).toBe('- 00:00 Start\n- 01:10 The two-minute start');
});
