import { describe, expect, it } from 'vitest';
import { isAct, toAction, toIfThen } from './goals.ts';
import { quoteHeart } from './pick-span.ts';
import { readDay } from './read-day.ts';
import { saysSomething } from './says-something.ts';

describe('what somebody says they will do', () => {
  it('is the sentence that says so, with its day', () => {
    expect(toAction('It was long. I’ll ring her on Monday. That is all.')).toMatchObject({ text: 'I’ll ring her on Monday', by: 'Monday' });
  });

  it('is what they wrote where no sentence says so, and nothing when that is too little', () => {
    expect(toAction('ring the college')).toMatchObject({ text: 'ring the college', by: null });
    expect(toAction('ring')).toBeNull();
    expect(toAction('***')).toBeNull();
  });

  it.each(['I will go', 'I’ll go', "I'm going to go"])('is heard in "%s"', (text) => expect(isAct(text)).toBe(true));
  it.each(['I would go', 'Will I go?', 'She will go'])('is not heard in "%s"', (text) => expect(isAct(text)).toBe(false));
});

describe('a plan for an obstacle', () => {
  it.each([
    ['If it rains, then I will take the bus.', 'If it rains, then I take the bus'],
    ['When it rains, I take the bus', 'If it rains, then I take the bus'],
    ['if it rains I take the bus', 'if it rains I take the bus'],
  ])('%s', (text, fixed) => {
    expect(toIfThen(text)).toBe(fixed);
  });
});

describe('a day', () => {
  it.each([
    ['On Thursday, I think', 'Thursday'],
    ['by next September', 'next September'],
    ['no idea', null],
  ])('of "%s"', (text, day) => {
    expect(readDay(text)).toBe(day);
  });
});

describe('the heart of a message', () => {
  it('is the sentence that says something of the one who writes', () => {
    expect(quoteHeart('The hall is grey. I am afraid of the talk. It is May.')).toBe('“I am afraid of the talk”');
  });

  it('is nothing where there are no words', () => {
    expect(quoteHeart('...')).toBeNull();
  });
});

describe('whether something was said', () => {
  it.each(['yes', 'Ja', '2027', 'да', 'by'])('"%s" says something', (text) => expect(saysSomething(text)).toBe(true));
  it.each(['', '...', 'kjhg', '😀', `a${'b'.repeat(40)}`])('"%s" does not', (text) => expect(saysSomething(text)).toBe(false));
});
