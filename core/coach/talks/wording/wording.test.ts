import { describe, expect, it } from 'vitest';
import { fill, fixedPart } from './fill.ts';
import { pickLeastSaid, pickUnsaid, toldIn, type Told } from './pick-unsaid.ts';

describe('a sentence with blanks', () => {
  it('takes words, and does not read them for blanks', () => {
    expect(fill('You said {said}, {name}.', { said: '“{name}”', name: 'Ana' })).toBe('You said “{name}”, Ana.');
  });

  it('leaves nothing open', () => {
    expect(fill('One {missing} two', {})).toBe('One  two');
  });

  it('is known by its longest fixed part', () => {
    expect(fixedPart('I hear {said} in what you wrote.')).toBe(' in what you wrote.');
    expect(fixedPart('No blank.')).toBe('No blank.');
  });
});

describe('a choice between ways to say the same', () => {
  const WAYS = ['One {said}.', 'Two, with {said}.', 'Three of {said}.'] as const;
  const told = (...replies: string[]): Told => ({ seed: 'a', replies });

  it('takes one that was not said, until all were', () => {
    const said: string[] = [];
    for (let i = 0; i < WAYS.length; i++) said.push(fill(pickUnsaid(WAYS, told(...said)) as string, { said: '“x”' }));
    expect(new Set(said).size).toBe(3);
    expect(pickUnsaid(WAYS, told(...said))).toBeNull();
  });

  it('takes the one that was said longest ago when all were', () => {
    expect(pickLeastSaid(['One.', 'Two.', 'Three.'], told('Two.', 'Three.', 'One.'))).toBe('Two.');
  });

  it('differs between conversations', () => {
    const picked = Array.from({ length: 30 }, (_, i) => pickUnsaid(WAYS, { seed: `${i}`, replies: [] }));
    expect(new Set(picked).size).toBe(3);
  });

  it('counts a question as said whoever put words around it', () => {
    const asked = { id: null, text: 'When?', isFollowUp: false, number: null };
    const { replies } = toldIn([{ id: 'a', role: 'assistant', content: 'Tell me the day.', asked, evaluation: null }], 'a');
    expect(pickUnsaid(['When?', 'Where?'], { seed: 'a', replies })).toBe('Where?');
  });
});
