import { describe, expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { chunkOf, cutIntoChunks, layParagraphs } from './paragraphs.ts';

/** One cue after the other, 3 s each. */
const say = (...texts: string[]): Cue[] => texts.map((text, i) => ({ startSec: i * 3, endSec: i * 3 + 3, text }));
const texts = (cues: readonly Cue[], chapters: Parameters<typeof layParagraphs>[1] = []) =>
  layParagraphs(cues, chapters).map((paragraph) => paragraph.cues.map(({ text }) => text).join(' '));

describe('A new paragraph', () => {
  test('where a heading stands in a written text', () => {
    const words = ['It stays.', 'The steep part comes first', 'Most of it goes.', '“It stays.”', 'The end.'];
    const cues = words.map((text, i) => ({ startSec: i, endSec: i + 1, text }));
    const lines = (isWritten: boolean) =>
      layParagraphs(cues, [], isWritten).map((paragraph) => paragraph.cues.map((cue) => cue.text).join(' '));
    expect(lines(true)).toEqual(['It stays.', 'The steep part comes first', 'Most of it goes. “It stays.” The end.']);
    expect(lines(false)).toHaveLength(1);
  });

  test('after a pause, but not after a breath', () => {
    const cues = [
      { startSec: 0, endSec: 2, text: 'One.' },
      { startSec: 3.5, endSec: 5, text: 'Two.' },
      { startSec: 6.6, endSec: 8, text: 'Three.' },
    ];
    expect(texts(cues)).toEqual(['One. Two.', 'Three.']);
  });

  test('when somebody else speaks, who is named once', () => {
    const cues = say('a', 'b', 'c', 'd').map((cue, i) => ({ ...cue, speaker: ['Ann', 'Ann', 'Bob', undefined][i] }));
    expect(layParagraphs(cues).map(({ speaker, cues: own }) => [speaker, own.length])).toEqual([
      ['Ann', 2],
      ['Bob', 2],
    ]);
  });

  test('where a chapter begins, with its title', () => {
    const chapters = [
      { title: 'Later', startSec: 6.3 },
      { title: 'First', startSec: 0 },
    ];
    expect(layParagraphs(say('a', 'b', 'c', 'd'), chapters).map(({ chapter, first, startSec }) => [chapter, first, startSec])).toEqual([
      ['First', 0, 0],
      ['Later', 2, 6],
    ]);
    // A single chapter is the whole.
    expect(layParagraphs(say('a'), [{ title: 'All', startSec: 0 }])[0]?.chapter).toBeUndefined();
  });

  test('after some sixty words, at the end of a sentence', () => {
    const long = 'word '.repeat(40).trim();
    expect(texts(say(long, long, `${long}.`, 'Next', 'end.'))).toEqual([`${long} ${long} ${long}.`, 'Next end.']);
  });

  test('at last also without the end of a sentence, and in scripts without spaces', () => {
    const word = 'word '.repeat(40).trim();
    expect(layParagraphs(say(...Array.from({ length: 8 }, () => word)))).toHaveLength(2);
    expect(layParagraphs(say(...Array.from({ length: 40 }, () => '河は流れ、そして流れ続ける。')))).toHaveLength(2);
  });
});

test('No cues are no paragraphs and no chunks', () => {
  expect(layParagraphs([])).toEqual([]);
  expect(cutIntoChunks([])).toEqual([]);
});

test('Chunks hold every paragraph and every cue once, in order', () => {
  // A long silence after each pair makes 30 paragraphs of two cues.
  const cues = Array.from({ length: 60 }, (_, i) => ({
    startSec: Math.floor(i / 2) * 60 + (i % 2),
    endSec: Math.floor(i / 2) * 60 + (i % 2) + 1,
    text: 'a',
  }));
  const paragraphs = layParagraphs(cues);
  const chunks = cutIntoChunks(paragraphs);
  expect(chunks.flatMap((chunk) => chunk.paragraphs)).toEqual(paragraphs);
  expect(chunks.map(({ first, firstCue, endCue }) => [first, firstCue, endCue])).toEqual([
    [0, 0, 24],
    [12, 24, 48],
    [24, 48, 60],
  ]);
  expect(paragraphs.map((_, i) => chunkOf(i))).toEqual(chunks.flatMap((chunk, i) => chunk.paragraphs.map(() => i)));
});
