import { describe, expect, it } from 'vitest';
import type { QueueEntry } from '#core/player/episode.ts';
import { rowText } from './row-text.ts';

const unit: QueueEntry = {
  id: 'hard-conversations.first',
  title: 'Say the hard part first',
  podcast_name: 'Hard conversations',
  duration: 840,
  thumbnail_url: '',
  coverSeed: null,
  itemId: 'hard-conversations',
  itemKind: 'course',
  kind: 'audio',
  position: 7,
};
const text = (change: Partial<QueueEntry>) => Object.values(rowText({ ...unit, ...change }, 0)).slice(0, 2);

describe('what a row says', () => {
  it.each([
    [{}, '7. Say the hard part first', 'Hard conversations'],
    [{ title: 'Chapter 7' }, 'Chapter 7', 'Hard conversations'],
    [{ title: 'Chapter 17' }, '7. Chapter 17', 'Hard conversations'],
    [{ itemKind: 'podcast' }, 'Say the hard part first', 'Hard conversations, ep. 7'],
    [{ itemKind: 'video', title: 'Hard conversations' }, 'Hard conversations', null],
    [{ itemKind: 'audiobook', title: 'Hard conversations', position: 1 }, 'Hard conversations', null],
    [{ id: 'tts-hard-conversations.first' }, '7. Say the hard part first', 'Hard conversations, read aloud'],
    [{ id: 'tts-enough', itemKind: 'ebook', title: 'Enough', podcast_name: 'Enough' }, 'Enough', 'Read aloud'],
  ] as [Partial<QueueEntry>, string, string | null][])('of %j', (change, title, source) => expect(text(change)).toEqual([title, source]));

  it('names the place of what it knows nothing of', () => {
    expect(rowText('gone', 2)).toEqual({
      title: 'Episode 3',
      source: 'No longer in the library',
      kind: null,
    });
    expect(rowText('failed', 0)).toEqual({ title: 'Episode 1', source: 'Not loaded', kind: null });
  });
});
