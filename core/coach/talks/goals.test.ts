import { describe, expect, it } from 'vitest';
import { isAct, toAction, toGoal } from './goals.ts';
import { quotableAround, quoteHeart } from './pick-span.ts';
import { readDay } from './read-day.ts';
import { saysSomething } from './says-something.ts';

describe('what somebody says they will do', () => {
  it('is the sentence that says so, with its day', () => {
    expect(toAction('It was long. I’ll ring her on Monday. That is all.')).toMatchObject({ text: 'I’ll ring her on Monday', by: 'Monday' });
  });

  it('is a deed as on a list, and nothing when there is none', () => {
    expect(toAction('ring the college')).toMatchObject({ text: 'ring the college', by: null });
    expect(toAction('ring')).toBeNull();
    expect(toAction('***')).toBeNull();
    expect(toAction('How is that?')).toBeNull();
    expect(toAction('The weather is grey.')).toBeNull();
  });

  it('begins where it begins', () => {
    expect(toAction('OK: I will ring Mina by June.')).toMatchObject({ text: 'I will ring Mina by June', by: 'June' });
  });

  it.each(['I will go', 'I’ll go', "I'm going to go"])('is heard in "%s"', (text) => expect(isAct(text)).toBe(true));
  it.each(['I would go', 'Will I go?', 'She will go'])('is not heard in "%s"', (text) => expect(isAct(text)).toBe(false));
});

describe('a wish as a goal', () => {
  const textOf = (text: string): string | undefined => toGoal(text, null)?.text;

  it.each([
    ['I would like to find out whether teaching suits me', 'Find out whether teaching suits me'],
    ['I really want to lead a ward', 'Lead a ward'],
    ['I want to negotiate my pay but I am afraid', 'Negotiate my pay'],
    ['I want to pass the test and I need quiet', 'I want to pass the test and I need quiet'],
    ['I want a job in Leeds', 'I want a job in Leeds'],
    ['OK: I want to lead a ward', 'Lead a ward'],
    ['Well, okay, I want to lead a ward', 'Lead a ward'],
  ])('"%s" is "%s"', (said, text) => {
    expect(textOf(said)).toBe(text);
  });
});

describe('a day', () => {
  it.each([
    ['On Thursday, I think', 'Thursday'],
    ['by next September', 'next September'],
    ['by Sunday 10 January', 'Sunday 10 January'],
    ['I will ring them on Friday at ten.', 'Friday at ten'],
    ['by the 10th of January 2027', 'the 10th of January 2027'],
    ['tomorrow at 10', 'tomorrow at 10'],
    ['at 10', null],
    ['By June', 'June'],
    ['by the end of June', 'the end of June'],
    ['within two years', 'two years from now'],
    ['in a month', 'a month from now'],
    ['I will study for two hours', null],
    ['every Sunday', null],
    ['on Sundays', null],
    ['no idea', null],
    ['This Thursday at 2pm I ask the Saturday question', 'This Thursday at 2pm'],
    ['Monday at half six, before the shift', 'Monday at half six'],
    ['Monday 12 January, 9am in the canteen, over lunch', 'Monday 12 January, 9am'],
    ['Thursday 3 December, two o’clock', 'Thursday 3 December, two o’clock'],
    ['I rent my chair by the month', null],
    ['He did it last Monday', null],
    ['I may go in', null],
    ['before xmas', 'xmas'],
    ['tomorrow at two', 'tomorrow at two'],
    ['on 3 May', '3 May'],
    ['I have 12 people and two hours', null],
    ['by the end of next week', 'the end of next week'],
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

describe('words that show something', () => {
  const said = 'It is late. We move because the lease ends.';

  it('stand in their sentence where they are one or two', () => {
    expect(quotableAround(said, { quote: 'because', start: 20, end: 27 })).toBe('We move because the lease ends');
    expect(quotableAround(said, { quote: 'because the lease ends', start: 20, end: 42 })).toBe('because the lease ends');
  });
});
