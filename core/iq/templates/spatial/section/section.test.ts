import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { boundsOf } from '../shapes.ts';
import { depthOf, withDepth, type Body, type Plane } from './body.ts';
import { cutFace } from './face.ts';
import { sayEdges } from './say.ts';
import { solveSection } from './solve.ts';

const bar = { axis: 'z', half: [3, 3], from: -5, to: 5, shade: 'light' } as const;
const cone: Body = { ...bar, profile: 'round', taper: 0 };
const cylinder: Body = { ...bar, profile: 'round', taper: 1 };
const block: Body = { ...bar, profile: 'square', taper: 1 };
const level = { across: 0, up: 1, offset: 0 };
const upright = { across: 1, up: 0, offset: 0 };

const disc = Array.from({ length: 40 }, (_, n): [number, number] => [
  50 + 40 * Math.cos((n * Math.PI) / 20),
  50 + 40 * Math.sin((n * Math.PI) / 20),
]);
const face = (outline: [number, number][]) => [{ shade: 'light', outline } as const];
const circle = face(disc);
const triangle = face([
  [26, 90],
  [74, 90],
  [50, 10],
]);
const square = face([
  [10, 10],
  [90, 10],
  [90, 90],
  [10, 90],
]);
const options = [square, circle, triangle];

/** For its height. */
function widthOf(body: Body, plane: Plane): number {
  const { width, height } = boundsOf(cutFace([body], plane)[0]?.outline ?? []);
  return width / height;
}

test('a level cut through a cone is a circle, an upright one through its tip a triangle', () => {
  expect(solveSection({ joint: 'alone', bodies: [cone], plane: level, options })).toEqual(['B']);
  expect(solveSection({ joint: 'alone', bodies: [cone], plane: upright, options })).toEqual(['C']);
});

test('a face that two options show has two answers, and one that none shows has none', () => {
  expect(solveSection({ joint: 'alone', bodies: [block], plane: level, options: [square, circle, square] })).toEqual(['A', 'C']);
  expect(solveSection({ joint: 'alone', bodies: [block], plane: upright, options })).toEqual([]);
});

test('a core of another shade is not a hole of the same size', () => {
  const core: Body = { ...cylinder, half: [1.5, 1.5], shade: 'mid' };
  const [withCore, withHole] = (['mid', 'paper'] as const).map((shade) => cutFace([block, { ...core, shade }], level));
  expect(solveSection({ joint: 'inside', bodies: [block, core], plane: level, options: [withHole ?? [], withCore ?? []] })).toEqual(['B']);
});

test('a slanted cut through a cylinder is longer than it is wide', () => {
  const slanted = { across: Math.SQRT1_2, up: Math.SQRT1_2, offset: 0 };
  const [ellipse] = cutFace([cylinder], slanted);
  const widths = ellipse?.outline.map(([x]) => x) ?? [];
  expect(80 / (Math.max(...widths) - Math.min(...widths))).toBeCloseTo(Math.SQRT2, 1);
});

test.each(['round', 'square', 'diamond', 'hexagon', 'triangle'] as const)(
  'a %s body that is made deeper has a face so much wider and looks the same from the front',
  (profile) => {
    const body: Body = { ...bar, profile, taper: 0.8 };
    const upper = { across: Math.SQRT1_2, up: Math.SQRT1_2, offset: 0 };
    const deeper = withDepth(body, 1.5 * depthOf(body));
    expect(widthOf(deeper, upper) / widthOf(body, upper)).toBeCloseTo(1.5, 1);
    expect(deeper.half[0]).toBe(body.half[0]);
  },
);

test('a polygon of many corners is not called curved, and a curve with corners is', () => {
  const many = [[0, 0], [60, 0], [60, 10], [50, 10], [50, 20], [40, 20], [40, 30], [20, 30], [20, 20], [10, 20], [10, 10], [0, 10], [-5, 5]] as const; // prettier-ignore
  expect(sayEdges(many)).toBe('13 corners');
  expect(sayEdges(disc.slice(0, 21))).toBe('a curved edge');
});

describe('items', () => {
  test.each(LEVELS)('are sound and their options all different at level %d', (itemLevel) => {
    for (let n = 0; n < 30; n++) {
      const { presentation, key } = makeItem({ template: 'section', level: itemLevel, seed: `test ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      const drawings =
        presentation.format.type === 'choice' ? presentation.format.options.map(({ drawing }) => JSON.stringify(drawing)) : [];
      expect(new Set(drawings).size).toBe(8);
    }
  });

  test.each(LEVELS)('of the same seed stay as they are at level %d', (itemLevel) => {
    const made = ['one', 'two', 'three'].map((seed) => makeItem({ template: 'section', level: itemLevel, seed }));
    expect(made.map(({ key, rules }) => `${key} ${rules}`)).toMatchSnapshot();
  });
});

test('the first level cuts one plain upright solid through its middle', () => {
  for (let n = 0; n < 60; n++) {
    const { blocks } = makeItem({ template: 'section', level: 1, seed: `plain ${n}` }).presentation;
    const text = JSON.stringify(blocks);
    expect(text).not.toMatch(/on its side|without its tip|corner in front/);
    expect(text).toMatch(/The plane is (?:level, at height 0\.|upright from front to back, 0 to the right)/);
  }
});
