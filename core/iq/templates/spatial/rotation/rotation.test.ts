import { describe, expect, it, test } from 'vitest';
import { LEVELS } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { mirrorFigure, shapeOf, toFigure, turnFigure, TWO_AXES, type Cube } from './cubes.ts';
import { solveRotation } from './solve.ts';
import { showsEveryCube } from './view.ts';

describe('items of rotation', () => {
  it.each(LEVELS)('of level %i have one answer and eight options that differ', (level) => {
    for (let n = 0; n < 200; n++) {
      const { presentation, key } = makeItem({ template: 'rotation', level, seed: `quick ${n}` });
      if (presentation.format.type !== 'choice') throw new Error('Options are asked for');
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      expect(new Set(presentation.format.options.map(({ drawing }) => JSON.stringify(drawing?.marks))).size).toBe(8);
    }
  });

  it.each(LEVELS)('of level %i stay as they are', (level) => {
    const items = [1, 2, 3].map((n) => makeItem({ template: 'rotation', level, seed: `golden ${n}` }));
    expect(items.map(({ key, signature }) => `${key}: ${signature}`)).toMatchSnapshot();
  });
});

const SCREW: readonly Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [1, 1, 1],
];

test('every turn keeps the shape of a figure, and its mirror image has another', () => {
  const figure = toFigure(SCREW);
  expect(new Set(TWO_AXES.map((turn) => shapeOf(turnFigure(figure, turn))))).toEqual(new Set([shapeOf(figure)]));
  expect(shapeOf(mirrorFigure(figure))).not.toBe(shapeOf(figure));
});

test('a cube behind, beneath and beside others is not to be seen', () => {
  const corner: readonly Cube[] = [
    [0, 1, 0],
    [0, 0, 0],
    [1, 1, 0],
    [0, 1, 1],
  ];
  expect(showsEveryCube(corner, 'corner')).toBe(false);
  expect(showsEveryCube(corner.slice(0, 1), 'corner')).toBe(true);
});

test('an item with a hidden cube has no answer', () => {
  const corner = toFigure([
    [0, 1, 0],
    [0, 0, 0],
    [1, 1, 0],
    [0, 1, 1],
    [1, 1, 1],
  ]);
  expect(solveRotation({ view: 'corner', figure: corner, options: [corner] })).toEqual([]);
});

test('all options have as many cubes along their longest, middle and shortest edge as the figure: none is told by that', () => {
  const reachOf = (description: string): string => {
    const cubes = (description.match(/\d-\d-\d/g) ?? []).map((cube) => cube.split('-').map(Number));
    return [0, 1, 2]
      .map((axis) => Math.max(...cubes.map((cube) => cube[axis] ?? 0)))
      .toSorted()
      .join();
  };
  for (const level of LEVELS)
    for (let n = 0; n < 20; n++) {
      const { blocks, format } = makeItem({ template: 'rotation', level, seed: `reach ${n}` }).presentation;
      const shown = blocks.flatMap((block) => (block.type === 'figure' ? [block.drawing.description] : []));
      const options = format.type === 'choice' ? format.options.map(({ drawing }) => drawing?.description ?? '') : [];
      expect(new Set([...shown, ...options].map(reachOf)).size).toBe(1);
    }
});
