import { expect, it } from 'vitest';
import { partTitle, readingTitle, workTitle } from './page-titles.ts';

const ebook = { title: 'Small starts', kind: 'ebook' } as const;
const audiobook = { title: 'Small starts', kind: 'audiobook' } as const;
const podcast = { title: 'One thing to try', kind: 'podcast' } as const;

it('one work has another title on every page that is about it', () => {
  const titles = [
    workTitle(ebook),
    workTitle(audiobook),
    readingTitle(ebook),
    partTitle({ id: 'tts-small-starts', title: 'Small starts' }, ebook),
    partTitle({ id: 'small-starts.all', title: 'Small starts' }, audiobook),
  ];
  expect(titles).toEqual([
    'Small starts, ebook',
    'Small starts, audiobook',
    'Small starts, reading',
    'Small starts, read aloud',
    'Small starts, chapter',
  ]);
});

it('a part names its work', () => {
  expect(partTitle({ id: 'try.close', title: 'Close the book' }, podcast)).toBe('Close the book, One thing to try');
});
