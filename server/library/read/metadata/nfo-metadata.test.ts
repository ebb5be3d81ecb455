import { expect, test } from 'vitest';
import { readNfo } from './nfo-metadata.ts';

test('a film, and an address behind its XML', () => {
  expect(
    readNfo(
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<movie><title>A &amp; B</title><plot>Plot.</plot><year>2010</year><premiered>2009-01-01</premiered><genre>One / Two</genre><actor><name>No Title</name><title>no</title></actor><director>Dee Dunn</director><director>Dee Dunn</director></movie>\nhttps://example.org/tt1',
      expect.unreachable,
    ),
  ).toEqual({
    work: { title: 'A & B', description: 'Plot.', year: 2010, topics: ['one', 'two'], author: 'Dee Dunn' },
    season: null,
    episode: null,
  });
});

test('several episodes in one file', () => {
  expect(
    readNfo(
      '<episodedetails><title>One</title><season>1</season><episode>2</episode></episodedetails><episodedetails><title>Two</title></episodedetails>',
      expect.unreachable,
    ),
  ).toEqual({ work: { title: 'One / Two' }, season: 1, episode: 2 });
});

test.each([
  '',
  'https://example.org/tt1',
  'Title: A Book\nAuthor: Somebody\n<3',
  '<html><body>no</body></html>',
  '<movie><title>cut off',
  '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><movie><title>&a;</title></movie>',
  '<'.repeat(10_000),
])('nothing in %j', (text) => {
  expect(readNfo(text, expect.unreachable)?.work ?? {}).not.toHaveProperty('year');
  expect(readNfo(text, expect.unreachable)?.work.title ?? '').not.toMatch(/root/);
});
