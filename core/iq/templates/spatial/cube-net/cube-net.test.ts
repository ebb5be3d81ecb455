import { describe, expect, it, test } from 'vitest';
import { hashText } from '../../../../random.ts';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import type { Cube, NetSquare } from './compose.ts';
import { FACES } from './faces.ts';
import { NETS, unfoldingsOf } from './nets.ts';
import { kindOpposite, solveCubeNet } from './solve.ts';

const plain = { turn: 0 } as const;
/** A row of three, the next three one below: the cup opens away from the square, and the plus lies clockwise of it. */
const NET: readonly NetSquare[] = [
  { col: 0, row: 0, kind: 'cup', turn: 3 },
  { col: 1, row: 0, kind: 'square', ...plain },
  { col: 2, row: 0, kind: 'dot', ...plain },
  { col: 2, row: 1, kind: 'plus', ...plain },
  { col: 3, row: 1, kind: 'ring', ...plain },
  { col: 4, row: 1, kind: 'dots', ...plain },
];
const RIGHT: Cube = { top: { kind: 'square', ...plain }, left: { kind: 'cup', turn: 2 }, right: { kind: 'plus', ...plain } };

describe('a net folded by hand', () => {
  it('gives the cube with its three marks in their order and the cup turned as it is', () => {
    const swapped: Cube = { ...RIGHT, top: RIGHT.right, right: RIGHT.top };
    const turned: Cube = { ...RIGHT, left: { kind: 'cup', turn: 0 } };
    const opposites: Cube = { ...RIGHT, top: { kind: 'dots', ...plain } };
    expect(solveCubeNet({ net: NET, options: [swapped, RIGHT, turned, opposites] })).toEqual(['B']);
  });

  it('gives the same cube from another side as well', () => {
    const fromAnotherSide: Cube = { top: { kind: 'cup', turn: 3 }, left: { kind: 'plus', ...plain }, right: { kind: 'square', ...plain } };
    expect(solveCubeNet({ net: NET, options: [RIGHT, fromAnotherSide] })).toEqual(['A', 'B']);
  });

  it('has the cup opposite the dot, two squares on', () => {
    expect(kindOpposite(NET, 'cup')).toBe('dot');
    expect(kindOpposite(NET, 'plus')).toBe('dots');
  });
});

test('each of the eleven nets covers the six faces, however it lies', () => {
  const outlines = new Set(NETS.map((net) => net.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).join(' ')));
  // Six have a mirror line or half-turn of their own, and so lie in four ways; five lie in eight.
  expect(outlines.size).toBe(6 * 4 + 5 * 8);
  for (const net of NETS)
    for (const { squares } of unfoldingsOf(net)) expect(new Set(squares.map(({ face }) => face))).toEqual(new Set(FACES));
});

describe.each(LEVELS)('items of level %d', (level) => {
  it('are the same as ever', () => {
    const items = ['a', 'b', 'c'].map((seed) => makeItem({ template: 'cube-net', level, seed }));
    expect(items.map(({ key, signature }) => `${key} ${hashText(signature)}`)).toMatchSnapshot();
  });

  it('have a readable key and eight cubes that look different', () => {
    for (let n = 0; n < 200; n++) {
      const { presentation, key } = makeItem({ template: 'cube-net', level, seed: `test ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      const options = presentation.format.type === 'choice' ? presentation.format.options : [];
      expect(new Set(options.map(({ drawing }) => drawing?.description)).size).toBe(8);
      expect(new Set(options.map(({ drawing }) => drawing?.marks.map((mark) => ('d' in mark ? mark.d : '')).join(' '))).size).toBe(8);
    }
  });
});
