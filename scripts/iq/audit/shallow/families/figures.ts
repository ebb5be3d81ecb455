import type { Drawing } from '#core/iq/item/drawing.ts';
import type { Cell, Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { neighboursOf, shownCells } from '../read-candidates.ts';

/** What a drawn figure is like, aspect by aspect, in the order in which it is described. */
export function aspectsSeen({ description }: Pick<Drawing, 'description'>): string[] {
  const [body = '', ...parts] = description.replace(/\.$/, '').toLowerCase().split(', ');
  return [...body.replace(/^an? /, '').split(/ with a | sector towards | of /), ...parts].flatMap((part, n) => (n === 0 ? part.split(' ') : part)); // prettier-ignore
}

const seen = (cells: readonly Cell[]): string[][] => cells.flatMap((cell) => ('drawing' in cell ? [aspectsSeen(cell.drawing)] : []));

/** How many aspects of an option are as in cells nearby, how often its values are shown, which are never shown or shown nowhere near. */
export function readFigures(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const shown = seen(shownCells(presentation));
  const { row, column } = neighboursOf(presentation);
  const [rows, columns] = [seen(row), seen(column)];
  const near = [...rows, ...columns];
  return format.options.map(({ id, drawing }): Candidate => {
    const values = aspectsSeen(drawing ?? { description: '' });
    const held = (cells: readonly (readonly string[])[]): number[] => values.map((value, n) => cells.filter((cell) => cell[n] === value).length);
    const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
    const counts = held(shown);
    const backwards = [1, 2, 3, 4].map((back) => [`aspects as ${back} before`, total(held(shown.slice(-back).slice(0, 1)))]);
    return {
      answer: id,
      features: {
        ...Object.fromEntries(backwards),
        ...(rows.length > 0 && { 'aspects as in its row': total(held(rows)), 'aspects not in its row': held(rows).filter((n) => n === 0).length }),
        ...(columns.length > 0 && { 'aspects as in its column': total(held(columns)), 'aspects not in its column': held(columns).filter((n) => n === 0).length }),
        ...(near.length > 0 && { 'aspects nearby': total(held(near)), 'aspects nowhere near': held(near).filter((n) => n === 0).length }),
        'aspects shown': total(counts),
        'aspects shown, in logs': counts.reduce((sum, count) => sum + Math.log(count + 0.5), 0),
        'aspects never shown': counts.filter((count) => count === 0).length,
        'whole figure shown': shown.filter((cell) => cell.join() === values.join()).length,
      },
    };
  }); // prettier-ignore
}
