import { expect, test } from 'vitest';
import { mailTo, OCCASIONS } from './occasions.ts';

test('a link begins a message with its subject and each question on a line of its own', () => {
  const link = new URL(mailTo('help@example.org', { name: 'Text & sound', say: '', asks: ['Where?', 'What = wrong:'] }));
  expect(link.protocol + link.pathname).toBe('mailto:help@example.org');
  expect(link.search).not.toContain('+');
  expect(link.searchParams.get('subject')).toBe('Text & sound');
  expect(link.searchParams.get('body')).toBe('Where?\r\n\r\nWhat = wrong:');
});

test('every occasion asks for something', () => {
  expect(OCCASIONS.filter(({ asks }) => asks.length === 0)).toEqual([]);
});
