import { describe, expect, it } from 'vitest';
import { hashText, seededRandom } from '../../../../random.ts';
import { LEVELS, type Level } from '../../../domains.ts';
import { makeItem } from '../../../generator/make-item.ts';
import { readAnswer } from '../../../item/read-answer.ts';
import { composeAssembly } from './compose.ts';
import { piecesOf } from './pieces.ts';
import { directionsOf, isWhole } from './rim.ts';
import { solveAssembly } from './solve.ts';
import { areaOf, fourTurns, mirrorPatch, shapeOf, type Patch } from './tiles.ts';

const square: Patch = [[0, 0, 15]];
const halfSquare: Patch = [[0, 0, 9]];
/** A square with a half square on its right, its right angle at the bottom left. */
const slope: Patch = [[0, 0, 15], [1, 0, 12]]; // prettier-ignore
/** Two half squares side by side along a leg, leaning to the right. */
const leaning: Patch = [[0, 0, 6], [1, 0, 9]]; // prettier-ignore
const bar: Patch = [[0, 0, 15], [1, 0, 15]]; // prettier-ignore
const puzzleOf = (pieces: readonly Patch[], outlines: readonly Patch[]) => ({ pieces, outlines, needsTurns: true });

describe('the solver', () => {
  it('finds the outline that a square and two half squares fill', () => {
    const pointed: Patch = [[0, 0, 6], [1, 0, 15], [2, 0, 12]]; // prettier-ignore
    const split: Patch = [[0, 0, 15], [1, 0, 9], [2, 0, 9]]; // prettier-ignore
    expect(solveAssembly(puzzleOf([square, halfSquare, halfSquare], [bar.slice(0, 1), pointed]))).toEqual(['B']);
    expect(solveAssembly(puzzleOf([leaning, slope], [split, [...slope, [2, 0, 15]]]))).toEqual([]);
  });

  it('turns pieces and puts two halves into one square', () => {
    expect(solveAssembly(puzzleOf([slope, halfSquare], [bar]))).toEqual(['A']);
    expect(solveAssembly(puzzleOf(fourTurns(slope).slice(2, 3), [slope]))).toEqual(['A']);
  });

  it('finds both of two outlines that can be filled', () => {
    const pillar: Patch = [[0, 0, 15], [0, 1, 15]]; // prettier-ignore
    expect(solveAssembly(puzzleOf([slope, halfSquare], [bar, pillar]))).toEqual(['A', 'B']);
  });

  it('turns no piece over', () => {
    expect(solveAssembly(puzzleOf([leaning], [leaning, mirrorPatch(leaning)]))).toEqual(['A']);
  });

  it('leaves no square open and covers none twice', () => {
    expect(solveAssembly(puzzleOf([square], [bar]))).toEqual([]);
    expect(solveAssembly(puzzleOf([bar, bar], [[...bar, [0, 1, 15], [2, 1, 15]]]))).toEqual([]); // prettier-ignore
  });
});

describe('figures', () => {
  it('are whole when they hang together by more than corners', () => {
    expect(isWhole(bar)).toBe(true);
    expect(isWhole([[0, 0, 15], [1, 1, 15]])).toBe(false); // prettier-ignore
    const ring: Patch = [0, 1, 2].flatMap((y): Patch => (y === 1 ? [[0, y, 15], [2, y, 15]] : [[0, y, 15], [1, y, 15], [2, y, 15]])); // prettier-ignore
    expect(isWhole(ring)).toBe(false);
  });

  it('come back after four turns and after two mirrors', () => {
    expect(fourTurns(fourTurns(slope)[3] ?? [])[1]).toEqual(slope);
    expect(mirrorPatch(mirrorPatch(leaning))).toEqual(leaning);
    expect(shapeOf(leaning)).not.toBe(shapeOf(mirrorPatch(leaning)));
  });

  it('of three half squares are four, two of them with a mirror image of their own', () => {
    expect(piecesOf(3)).toHaveLength(6);
    expect(piecesOf(3).filter(({ shape, mirrored }) => shape !== mirrored)).toHaveLength(4);
  });
});

const GOLDEN: Record<Level, readonly string[]> = {
  1: ['G 1044302832', 'G 1299868835', 'H 2857227058'],
  2: ['B 2905669922', 'G 4049860004', 'F 2081063933'],
  3: ['D 1376147829', 'H 1058306864', 'G 59234922'],
  4: ['D 414527475', 'E 2654979886', 'G 1847731277'],
  5: ['D 679737969', 'F 2846150057', 'D 290482113'],
};

describe.each(LEVELS)('items of level %d', (level) => {
  it('are the same as ever', () => {
    const items = [0, 1, 2].map((n) => makeItem({ template: 'assembly', level, seed: `golden ${n}` }));
    expect(items.map(({ key, signature }) => `${key} ${hashText(signature)}`)).toEqual(GOLDEN[level]);
  });

  it('have one answer, eight different drawings and a key that can be read', () => {
    for (let n = 0; n < 50; n++) {
      const { key, presentation } = makeItem({ template: 'assembly', level, seed: `sound ${n}` });
      expect(readAnswer(presentation.format, key)).toEqual({ isReadable: true, answer: key });
      const options = presentation.format.type === 'choice' ? presentation.format.options : [];
      expect(new Set(options.map(({ drawing }) => JSON.stringify(drawing?.marks))).size).toBe(8);
    }
  });

  it('show outlines as large as the pieces together, and pieces that need turning only from level 3 on', () => {
    let made: ReturnType<typeof composeAssembly> = null;
    for (let n = 0; n < 50 && !made; n++) made = composeAssembly(seededRandom(`${level} ${n}`), level);
    const { puzzle, key } = made ?? {};
    const area = puzzle?.pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
    expect(puzzle?.outlines.map(areaOf)).toEqual(Array.from({ length: 8 }, () => area));
    expect(puzzle?.needsTurns).toBe(level > 2);
    expect(puzzle && solveAssembly(puzzle)).toEqual([key]);
  });
});

it('draws pieces and outlines of an item to one scale', () => {
  for (const level of LEVELS) {
    const { blocks, format } = makeItem({ template: 'assembly', level, seed: 'scale' }).presentation;
    const pieces = blocks
      .flatMap((block) => (block.type === 'series' ? block.cells : []))
      .flatMap((cell) => ('drawing' in cell ? [cell.drawing] : []));
    const options = format.type === 'choice' ? format.options.flatMap(({ drawing }) => (drawing ? [drawing] : [])) : [];
    const scaleOf = ({ width, marks, description }: (typeof pieces)[number]): number => {
      const xs = marks.flatMap((mark) => ('d' in mark ? [...mark.d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)) : []));
      const columns = (description.match(/column \d/g) ?? []).map((column) => Number(column.slice(-1)));
      return Math.round((100 * (Math.max(...xs) - Math.min(...xs))) / (Math.max(...columns) * width));
    };
    expect(new Set([...pieces, ...options].map(scaleOf)).size).toBe(1);
  }
});

it('has outlines at level 1 that differ in two squares at least', () => {
  for (let n = 0; n < 30; n++) {
    const outlines = composeAssembly(seededRandom(`apart ${n}`), 1)?.puzzle.outlines ?? [];
    outlines.forEach((a, i) =>
      outlines.slice(i + 1).forEach((b) => {
        const tiles = (patch: Patch): Set<string> => new Set(patch.flatMap(([x, y, quarters]) => [1, 2, 4, 8].filter((bit) => quarters & bit).map((bit) => `${x} ${y} ${bit}`))); // prettier-ignore
        const [one, other] = [tiles(a), tiles(b)];
        const shared = [...one].filter((tile) => other.has(tile)).length;
        expect(one.size + other.size - 2 * shared).toBeGreaterThanOrEqual(8);
      }),
    );
  }
});

it('has outlines at levels 1 and 2 whose rims run each way as much as each other', () => {
  for (const level of [1, 2] as const)
    for (let n = 0; n < 30; n++) {
      const outlines = composeAssembly(seededRandom(`alike ${n}`), level)?.puzzle.outlines ?? [];
      expect(new Set(outlines.map((outline) => directionsOf(outline).join())).size).toBeLessThanOrEqual(1);
    }
});
