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

/** Whether an outline has as many slopes, each way, and as many whole squares as the pieces, and reaches as far. */
export function readAssembly(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const pieces = shownCells(presentation).map((cell) => ('drawing' in cell ? cell.drawing.description : ''));
  const inPieces = (word: string): number => pieces.reduce((sum, text) => sum + countOf(text, word), 0);
  const reach = (of: (text: string) => number): number => pieces.reduce((sum, text) => sum + of(text), 0);
  const sides = pieces.map(sidesOf);
  const [level, upright] = (['level', 'upright'] as const).map((way) => sides.reduce((sum, each) => sum + each[way], 0));
  const longest = Math.max(...pieces.flatMap((text) => [rowsIn(text), columnsIn(text)]));
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
        'as long as the longest piece': -Math.abs(Math.max(rowsIn(text), columnsIn(text)) - longest),
      },
    };
  });
}
