import type { Cell, Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';

const textOf = (cell: Cell | undefined): string => (cell && 'text' in cell ? cell.text : '');

/** How often each letter stands in the row, in the column and anywhere, of either cell; and whether both cells have the same. */
export function readLatin({ blocks, format }: Presentation): Candidate[] {
  const [block] = blocks;
  if (block?.type !== 'grid' || format.type !== 'choices') return [];
  const { rows } = block;
  const texts = rows.map((row) => row.map(textOf));
  const all = texts.flat();
  const places = rows.flatMap((row, y) => row.flatMap((cell, x) => ('isAsked' in cell ? [{ x, y, label: cell.label }] : []))).toSorted((a, b) => Number(a.label) - Number(b.label)); // prettier-ignore
  const told = places.map(({ x, y }) => {
    const [row, column] = [texts[y] ?? [], texts.map((line) => line[x] ?? '')];
    const around = [-1, 1].flatMap((step) => [row[x + step] ?? '', column[y + step] ?? '']);
    return format.options.map(({ text = '' }): Record<string, number> => {
      const count = (cells: readonly string[]): number => cells.filter((cell) => cell === text).length;
      const isFree = count(row) + count(column) === 0;
      return {
        ...{ 'in its row': count(row), 'in its column': count(column), 'in its row or column': count(row) + count(column) },
        ...{ 'in either line': Number(!isFree), 'anywhere': count(all), 'anywhere, in neither line': isFree ? count(all) : 0 },
        ...{ 'next to it': count(around), 'in neither line': Number(isFree) },
      };
    });
  }); // prettier-ignore
  return format.options.flatMap((one, i) =>
    format.options.map((other, j): Candidate => {
      const [first = {}, second = {}] = [told[0]?.[i], told[1]?.[j]];
      const sums = Object.keys(first).map((name) => [name, (first[name] ?? 0) + (second[name] ?? 0)]);
      return { answer: one.id + other.id, features: { ...Object.fromEntries(sums), 'the same twice': Number(i === j) } };
    }),
  );
}
