import { expect, it } from 'vitest';
import { makeItem } from '../../../generator/make-item.ts';
import { seededRandom } from '../../../../random.ts';
import { allHonesties, isClaimTrue, type Claim } from './claim.ts';
import { composeTruth } from './compose.ts';
import { solveTruth } from './truth-tellers.ts';

const NAMES = ['Anna', 'Ben'];
const OPTIONS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];
const solve = (...claims: Claim[]): string[] => solveTruth({ names: NAMES, claims, options: OPTIONS });

it('whoever says “we both lie” lies, and the other does not', () => {
  const bothLie: Claim = {
    kind: 'and',
    of: [
      { who: 0, isHonest: false },
      { who: 1, isHonest: false },
    ],
  };
  expect(solve(bothLie, { kind: 'is', of: { who: 0, isHonest: false } })).toEqual(['C']);
});

it('two who call each other liars may be either way', () => {
  expect(solve({ kind: 'is', of: { who: 1, isHonest: false } }, { kind: 'is', of: { who: 0, isHonest: false } })).toEqual(['B', 'C']);
});

it('nobody can say that a known liar would call them honest', () => {
  expect(solve({ kind: 'says', who: 1, of: { who: 0, isHonest: true } }, { kind: 'more', left: 3, right: 8 })).toEqual([]);
});

it('at level 2 somebody speaks of the two people', () => {
  for (let n = 0; n < 200; n++) {
    const [block] = makeItem({ template: 'truth-tellers', level: 2, seed: `two ${n}` }).presentation.blocks;
    const lines = block?.type === 'statements' ? block.lines : [];
    expect(lines.every((line) => line.includes('is more than'))).toBe(false);
  }
});

it.each([3, 4, 5] as const)('at level %i no statement by itself says of anybody whether they lie', (level) => {
  const random = seededRandom('alone');
  for (let n = 0; n < 200; n++) {
    const { names, claims } = composeTruth(random, level)?.puzzle ?? { names: [], claims: [] };
    claims.forEach((claim, speaker) => {
      const left = allHonesties(names.length).filter((honesty) => isClaimTrue(claim, honesty) === honesty[speaker]);
      expect(names.map((_, who) => left.filter((honesty) => honesty[who]).length)).toEqual(names.map(() => left.length / 2));
    });
  }
});
