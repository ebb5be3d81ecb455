import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const ANGLES = ['top left', 'top right', 'bottom right', 'bottom left'];
const countOf = (text: string, word: string): number => text.split(word).length - 1;
const rowsIn = (text: string): number => countOf(text, 'Row ');
const columnsIn = (text: string): number => Math.max(0, ...(text.match(/column \d/g) ?? []).map((column) => Number(column.slice(-1))));

/** The level and the upright sides of a rim, in squares: sides of squares, and legs of halves, that no other lies at. */
function sidesOf(text: string): { level: number; upright: number } {
  const rows = text.split(/Row \d: /).slice(1).map((row) => new Map([...row.matchAll(/column (\d) (whole|half, right angle (\w+) (\w+))/g)].map(([, column, , vertical, horizontal]) => [Number(column), [vertical, horizontal]]))); // prettier-ignore
  const has = (row: number, column: number, side: string): boolean => {
    const tile = rows[row]?.get(column);
    return tile !== undefined && (tile[0] === undefined || tile.includes(side));
  };
  const places = rows.flatMap((row, y) => [...row.keys()].map((column) => [y, column] as const));
  return {
    level: places.filter(([y, x]) => has(y, x, 'top') && !has(y - 1, x, 'bottom')).length,
    upright: places.filter(([y, x]) => has(y, x, 'left') && !has(y, x - 1, 'right')).length,
  };
}

/** What is covered of each square, as bits for its top, right, bottom and left quarter. */
type Board = ReadonlyMap<string, number>;
const WHOLE = 15;
const HALVES: Record<string, number> = { 'top left': 9, 'top right': 3, 'bottom right': 6, 'bottom left': 12 };
const SIDES = [[1, 0, -1, 4], [2, 1, 0, 8], [4, 0, 1, 1], [8, -1, 0, 2]] as const; // prettier-ignore

type Tile = readonly [x: number, y: number, quarters: number];
const tilesIn = (text: string): Tile[] =>
  text.split(/Row \d: /).slice(1).flatMap((row, y) => [...row.matchAll(/column (\d) (?:whole|half, right angle (\w+ \w+))/g)].map(([, column, angle]): Tile => [Number(column) - 1, y, angle ? (HALVES[angle] ?? 0) : WHOLE])); // prettier-ignore
const boardOf = (tiles: readonly Tile[]): Board => new Map(tiles.map(([x, y, quarters]) => [`${x} ${y}`, quarters]));
const turned = (tiles: readonly Tile[]): Tile[] => tiles.map(([x, y, quarters]) => [-y, x, ((quarters << 1) | (quarters >> 3)) & WHOLE]);

/** Sides and slopes that nothing lies at. */
const rimOf = (tiles: readonly Tile[]): string[] => {
  const board = boardOf(tiles);
  return tiles.flatMap(([x, y, quarters]) => [
    ...SIDES.filter(([side, right, down, facing]) => (quarters & side) !== 0 && ((board.get(`${x + right} ${y + down}`) ?? 0) & facing) === 0).map(([side]) => `${x} ${y} ${side}`),
    ...(quarters === WHOLE ? [] : [`${x} ${y} slope ${quarters}`]),
  ]); // prettier-ignore
};

interface Fit {
  /** In how many ways the piece goes in by itself. */
  readonly places: number;
  /** In the best of them: squares that are the same, one that is cut counted as half of one; and how much of its rim is the outline's. */
  readonly exactly: number;
  readonly rim: number;
}

function fitAlone(piece: readonly Tile[], outline: readonly Tile[], mayTurn: boolean): Fit {
  const [board, rim] = [boardOf(outline), new Set(rimOf(outline))];
  const fits: { exactly: number; rim: number }[] = [];
  for (let turn = 0, lying = piece; turn < (mayTurn ? 4 : 1); turn++, lying = turned(lying)) {
    const [firstX = 0, firstY = 0] = lying[0] ?? [];
    for (const [x, y] of outline) {
      const moved = lying.map(([a, b, quarters]): Tile => [a + x - firstX, b + y - firstY, quarters]);
      if (moved.some(([a, b, quarters]) => (quarters & ~(board.get(`${a} ${b}`) ?? 0)) !== 0)) continue;
      const exactly = moved.reduce((sum, [a, b, quarters]) => sum + (board.get(`${a} ${b}`) === quarters ? 1 : 0.5), 0);
      fits.push({ exactly, rim: rimOf(moved).filter((edge) => rim.has(edge)).length });
    }
  }
  return { places: fits.length, exactly: Math.max(0, ...fits.map((fit) => fit.exactly)), rim: Math.max(0, ...fits.map((fit) => fit.rim)) };
}

/** How well pieces lie in an outline, each by itself. */
function layAlone(pieces: readonly (readonly Tile[])[], outline: readonly Tile[], mayTurn: boolean): Record<string, number> {
  const fits = pieces.map((piece) => fitAlone(piece, outline, mayTurn));
  const [largest, second, smallest] = [fits[0], fits[1], fits.at(-1)];
  const sum = (of: (fit: Fit) => number): number => fits.reduce((total, fit) => total + of(fit), 0);
  return {
    'largest piece alone, exactly': largest?.exactly ?? 0,
    'second piece alone, exactly': second?.exactly ?? 0,
    'smallest piece alone, exactly': smallest?.exactly ?? 0,
    'pieces alone, exactly': sum(({ exactly }) => exactly),
    'places of the largest piece': largest?.places ?? 0,
    'pieces that go in alone': sum(({ places }) => Number(places > 0)),
    'rim of the largest piece along the rim': largest?.rim ?? 0,
    'rims of the pieces along the rim': sum(({ rim }) => rim),
  };
}

const areaOf = (tiles: readonly Tile[]): number => tiles.reduce((sum, [, , quarters]) => sum + (quarters === WHOLE ? 2 : 1), 0);

/** Whether an outline has as many slopes, each way, and as many whole squares as the pieces, and reaches as far; and how each of the pieces lies in it by itself. */
export function readAssembly(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const pieces = shownCells(presentation).map((cell) => ('drawing' in cell ? cell.drawing.description : ''));
  const inPieces = (word: string): number => pieces.reduce((sum, text) => sum + countOf(text, word), 0);
  const reach = (of: (text: string) => number): number => pieces.reduce((sum, text) => sum + of(text), 0);
  const sides = pieces.map(sidesOf);
  const [level, upright] = (['level', 'upright'] as const).map((way) => sides.reduce((sum, each) => sum + each[way], 0));
  const longest = Math.max(...pieces.flatMap((text) => [rowsIn(text), columnsIn(text)]));
  const bySize = pieces.map(tilesIn).toSorted((a, b) => b.length - a.length || areaOf(b) - areaOf(a));
  const mayTurn = presentation.prompt.includes('quarter turns');
  return format.options.map(({ id, drawing }): Candidate => {
    const text = drawing?.description ?? '';
    const own = sidesOf(text);
    const gaps = ANGLES.map((angle) => Math.abs(countOf(text, angle) - inPieces(angle)));
    return {
      answer: id,
      features: {
        ...{ slopes: countOf(text, ' half'), whole: countOf(text, ' whole'), rows: rowsIn(text), columns: columnsIn(text) },
        'slopes unlike': Math.abs(countOf(text, ' half') - inPieces(' half')),
        'slopes unlike, each way': gaps.reduce((sum, gap) => sum + gap, 0),
        ...{ 'level sides': own.level, 'upright sides': own.upright, sides: own.level + own.upright },
        'level sides unlike': Math.abs((level ?? 0) - own.level),
        'upright sides unlike': Math.abs((upright ?? 0) - own.upright),
        'sides as slanted': Math.abs((level ?? 0) - (upright ?? 0) - own.level + own.upright),
        'whole squares unlike': Math.abs(countOf(text, ' whole') - inPieces(' whole')),
        'as high as the pieces together': -Math.abs(rowsIn(text) - reach(rowsIn)),
        'as wide as the pieces together': -Math.abs(columnsIn(text) - reach(columnsIn)),
        ...layAlone(bySize, tilesIn(text), mayTurn),
        'as long as the longest piece': -Math.abs(Math.max(rowsIn(text), columnsIn(text)) - longest),
      },
    };
  });
}
