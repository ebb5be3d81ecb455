import { beforeEach, describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { matchUnit } from '#core/reader/aloud/match-unit.ts';
import { queryClient } from '#web/query-client.ts';
import { findAboutInRecording, findInRecording, heardUnitQuery, type Recording } from './recording.ts';

const speech = timeSpeech(
  [
    { title: null, sentences: ['Small starts', 'By nobody in particular.'] },
    { title: 'For my neighbour', sentences: ['For my neighbour, who waters the plants.'] },
    { title: 'Make it smaller', sentences: ['Make it smaller', 'Think of something you wanted to do.', 'Start from your worst day.'] },
    { title: 'Give it a place', sentences: ['Give it a place', 'Put the shoes beside the door.'] },
  ],
  'en',
);
const files = [
  {
    id: 'one',
    title: '01 Make it smaller',
    cues: ['Make it smaller.', 'Think of something you wanted to do.', 'Start from your worst day.'],
  },
  { id: 'two', title: '02 Give it a place', cues: ['Give it a place.', 'Put the shoes beside the door.'] },
];
const recording = {
  id: 'recording',
  progress: [],
  units: files.map(({ id, title }) => ({ id, title, durationSec: 60, chapters: [] })),
} as unknown as Recording;

beforeEach(() => {
  queryClient.clear();
  for (const { id, title, cues } of files) {
    const unit = { title, cues: cues.map((text, i) => ({ startSec: i * 10 + 0.5, text })) };
    queryClient.setQueryData(heardUnitQuery(id, speech).queryKey, { ...unit, found: matchUnit(unit, speech) });
  }
});

describe('a sentence of a book in its recording', () => {
  it('is where it is heard', async () => {
    expect(await findInRecording(recording, speech, 4)).toEqual({ unitId: 'one', sec: 10.5, isExact: true });
    expect(await findInRecording(recording, speech, 6)).toEqual({ unitId: 'two', sec: 0.5, isExact: true });
  });

  it('is the very beginning for all that stands before the words of the recording', async () => {
    for (const sentence of [0, 1, 2])
      expect(await findInRecording(recording, speech, sentence)).toEqual({ unitId: 'one', sec: 0, isExact: true });
  });

  it('is about where its share leads once the words of the recording are not written down', async () => {
    for (const { id } of files) queryClient.setQueryData(heardUnitQuery(id, speech).queryKey, null);
    expect(await findInRecording(recording, speech, 4)).toMatchObject({ unitId: 'one', isExact: false });
    expect(await findInRecording(recording, speech, 0)).toEqual({ unitId: 'one', sec: 0, isExact: true });
  });
});

describe('a share of a book without words', () => {
  const book = { chapters: [{ title: 'Make it smaller', start: 0.5 }], end: 1 };

  it('leads to the beginning of its recording from before the chapters, and about there from within', () => {
    expect(findAboutInRecording(recording, book, 0.25)).toEqual({ unitId: 'one', sec: 0, isExact: true });
    expect(findAboutInRecording(recording, book, 0.75)).toEqual({ unitId: 'one', sec: 30, isExact: false });
  });
});
