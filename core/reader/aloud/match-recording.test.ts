import { describe, expect, it } from 'vitest';
import { matchRecording } from './match-recording.ts';

const said = (...texts: string[]) => texts.map((text) => ({ text }));
const sentencesOf = (cues: readonly { text: string }[], written = book) =>
  matchRecording(cues, written).map((found) => found && [found.sentence, found.isExact]);
const book = said(
  'Give it a place',
  'After I set the kettle down, I open the notebook.',
  'It lies beside the cups, where the hand goes anyway.',
  'Then wait.',
  'After I set the kettle down, nothing else has to be decided.',
);

describe('a recording of a book', () => {
  it('finds the sentence of each cue, whatever the marks and the breaks between cues', () => {
    const cues = said(
      'give it a place',
      'after I set the kettle down',
      'I open the note-book it lies beside',
      'the cups where the hand goes anyway',
    );
    expect(sentencesOf(cues)).toEqual([
      [0, true],
      [1, true],
      [1, true],
      [2, true],
    ]);
  });

  it('goes on over words that the narrator says otherwise', () => {
    const cues = said(
      'Give it a place.',
      'After I put the kettle down, I open the notebook.',
      'It lies beside our cups, where a hand goes anyway.',
      'So wait.',
    );
    expect(sentencesOf(cues)).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  it('tells what comes twice by what stands around it', () => {
    const cues = said('where the hand goes anyway', 'Then wait', 'After I set the kettle down', 'nothing else has to be decided');
    expect(sentencesOf(cues)?.map((found) => found?.[0])).toEqual([2, 3, 4, 4]);
  });

  it('finds nothing for what the book does not say', () => {
    expect(matchRecording(said('This recording was made by volunteers.', '—', ''), book)).toEqual([null, null, null]);
  });

  it('is about where its neighbours are, while the narrator tells something else', () => {
    const notes = said(...Array.from({ length: 40 }, (_, i) => `Number ${i} of a list.`));
    const cues = [...said('where the hand goes anyway'), ...notes, ...said('nothing else has to be decided')];
    expect(sentencesOf(cues)[20]).toEqual([4, false]);
  });

  it('is matched letter by letter in scripts that do not part words', () => {
    const found = sentencesOf(said('小さく始める', '場所を決めておく'), said('はじめに', '小さく始める。', '場所を決めておく。'));
    expect(found.map((heard) => heard?.[0])).toEqual([1, 2]);
  });

  it('of nothing has nothing', () => {
    expect([matchRecording([], book), matchRecording(said('Then wait.'), [])]).toEqual([[], [null]]);
  });
});
