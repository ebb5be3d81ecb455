import { expect, it } from 'vitest';
import { readAside } from './read-aside.ts';

it.each([
  ['How do I leave a conversation politely?', 'how_to_talk'],
  ['Coach, what now?', 'how_to_talk'],
  ['What do I say now?', 'how_to_talk'],
  ['How do I start?', 'how_to_talk'],
  ['I want to practise talking to strangers on Monday.', 'briefing'],
  ['Please play a senior nurse who is in a hurry.', 'briefing'],
  ['How do I get into this trade?', null],
  ['How did you start in this trade?', null],
  ['How do you decide who stays?', null],
  ['I should go now. Shall I send you the list on Monday?', null],
])('"%s" is %s', (text, aside) => {
  expect(readAside(text)).toBe(aside);
});
