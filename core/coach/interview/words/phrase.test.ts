import { describe, expect, it } from 'vitest';
import { chooserOf, fill, listed } from './phrase.ts';

describe('a phrase', () => {
  it('is filled once: what is filled in is not read again', () => {
    expect(fill('{a} and {b}', { a: '{b}$&', b: 'x' })).toBe('{b}$& and x');
  });
});

describe('a choice among ways to say a thing', () => {
  const ways = ['One is {quote}.', 'Two is {quote}.', 'Three is {quote}.'];

  it('takes each once before any comes again', () => {
    const replies: string[] = [];
    for (let i = 0; i < 6; i += 1) replies.push(fill(chooserOf('seed', replies)(ways, String), { quote: String(i) }));
    expect(new Set(replies.slice(0, 3).map((reply) => reply.split(' ')[0])).size).toBe(3);
    expect(new Set(replies.slice(3).map((reply) => reply.split(' ')[0])).size).toBe(3);
  });

  it('is the same for the same seed', () => {
    expect(chooserOf('seed', [])(ways, String)).toBe(chooserOf('seed', [])(ways, String));
    expect(new Set('abcdefgh'.split('').map((seed) => chooserOf(seed, [])(ways, String))).size).toBe(3);
  });
});

it('lists names as one says them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
