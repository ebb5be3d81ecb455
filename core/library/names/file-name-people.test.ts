import { expect, test } from 'vitest';
import { splitPeople } from './file-name-people.ts';

test.each([
  ['Ichiro Kishimi', ['Ichiro Kishimi']],
  ['Kishimi, Ichiro', ['Ichiro Kishimi']],
  ['Ichiro Kishimi, Fumitake Koga', ['Ichiro Kishimi', 'Fumitake Koga']],
  ['Kishimi, Ichiro, Koga, Fumitake', ['Ichiro Kishimi', 'Fumitake Koga']],
  ['Ichiro Kishimi & Fumitake Koga', ['Ichiro Kishimi', 'Fumitake Koga']],
  ['Kishimi, Ichiro & Koga, Fumitake', ['Ichiro Kishimi', 'Fumitake Koga']],
  ['Terry Goodkind, Ichiro Kishimi and Fumitake Koga', ['Terry Goodkind', 'Ichiro Kishimi', 'Fumitake Koga']],
  ['Ann Ash; Ben Birch', ['Ann Ash', 'Ben Birch']],
  ['van Ash, Ann', ['Ann van Ash']],
  ['Martin Luther King, Jr.', ['Martin Luther King Jr.']],
  ['Strunk and White', ['Strunk and White']],
  ['Ann Ash and the Oaks', ['Ann Ash and the Oaks']],
  ['孔子, 老子', ['孔子', '老子']],
  ['Ann Ash, Ann Ash', ['Ann Ash']],
  ['Cairn Library', ['Cairn Library']],
  [' , ', []],
])('%s', (text, names) => {
  expect(splitPeople(text)).toEqual(names);
});
