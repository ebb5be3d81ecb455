import { describe, expect, it } from 'vitest';
import { readActs, type Act } from './read-act.ts';

describe('what a turn does', () => {
  it.each<[string, Act]>([
    ['I have to go now, my train leaves.', 'leave'],
    ['Are you hiring at the moment?', 'ask_job'],
    ['Could you put in a good word for me?', 'ask_job'],
    ['Shall I call you on Thursday?', 'next_step'],
    ['I could send you our form.', 'offer'],
    ['So you do all of that by phone.', 'reflect'],
    ['What happens with the swaps at night?', 'follow_up'],
    ['How did you get into this?', 'ask_open'],
    ['Tell me about your day', 'ask_open'],
    ['Do you like it?', 'ask_closed'],
    ['My name is Ana.', 'introduce'],
    ['Noor, this is Piet.', 'introduce'],
    ['Thanks for that.', 'thank'],
    ['I plan shifts in a warehouse.', 'tell'],
    ['word '.repeat(61), 'tell_long'],
  ])('%s', (text, act) => {
    expect(readActs(text, 'We have forty swaps a week.')[0]).toBe(act);
  });

  it.each([300, 1800])('are read of %i letters that nearly nod', (chars) => {
    expect(readActs(`${'m'.repeat(chars)}x`, '')).toEqual([]);
    expect(readActs(`${'hm '.repeat(chars / 3)}x`, '')).not.toContain('nod');
  });

  it.each(['hm', 'Hm, okay.', 'mmmm', 'Yes, yes. Right.', "I don't know."])('is a nod in "%s"', (text) => {
    expect(readActs(text, '')).toContain('nod');
  });

  it.each(['', '...', 'kjhg', '😀'])('is nothing in "%s"', (text) => {
    expect(readActs(text, '')).toEqual([]);
  });
});
