import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PersonName, NAME_MAX } from './account.ts';
import { cleanName } from './clean-name.ts';

it.each([
  ['Robin Vale', 'Robin Vale'],
  ['  Robin \n Vale\u0000 ', 'Robin   Vale'],
  ['Robin\u202EelaV', 'Robin elaV'],
  ['李小龍', '李小龍'],
  ['x'.repeat(300), 'x'.repeat(NAME_MAX)],
  [`${'x'.repeat(NAME_MAX - 1)}🪨🪨`, 'x'.repeat(NAME_MAX - 1)],
  ['', 'User'],
  [' \u200B ', 'User'],
])('makes a name of ours of %j', (given, name) => expect(cleanName(given)).toBe(name));

it('is always one that could be chosen here', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => PersonName.safeParse(cleanName(given)).data === cleanName(given)),
  );
});
