import type { Cell, Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { neighboursOf, shownCells } from '../read-candidates.ts';

const MIDDLE = 'In the middle';
/** What stands there: every word of it. */
const middleOf = (description: string): string[] => description.split(`${MIDDLE}: `)[1]?.replace(/\.$/, '').split(' ') ?? [];

/** What is marked of a figure, such as `Dots: up`, the middle aside. */
const marksOf = (description: string): Set<string> =>
  new Set(description.replace(/\.$/, '').split('. ').flatMap((part) => {
    const [name, places = ''] = part.split(': ');
    return places === 'none' || name === MIDDLE ? [] : places.split(/, /).map((place) => `${name}: ${place}`);
  })); // prettier-ignore

const marked = (cells: readonly Cell[]): Set<string>[] => cells.flatMap((cell) => ('drawing' in cell ? [marksOf(cell.drawing.description)] : [])); // prettier-ignore
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Where figures are laid on each other: how often each mark is shown, and whether an odd number of times, all over and nearby. */
export function readMarks(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const shown = marked(shownCells(presentation));
  const near = neighboursOf(presentation);
  const [row, column] = [marked(near.row), marked(near.column)];
  const described = (cells: readonly Cell[]): string[][] => cells.flatMap((cell) => ('drawing' in cell ? [middleOf(cell.drawing.description)] : [])); // prettier-ignore
  const [middles, middlesNear] = [described(shownCells(presentation)), described([...near.row, ...near.column])];
  const offered = format.options.map(({ id, drawing }) => ({
    id,
    marks: marksOf(drawing?.description ?? ''),
    middle: middleOf(drawing?.description ?? ''),
  }));
  const places = [...new Set(offered.flatMap(({ marks }) => [...marks]))];
  return offered.map(({ id, marks, middle }): Candidate => {
    /** How many places are marked, or left empty, as the figures shown say. */
    const agreeing = (cells: readonly ReadonlySet<string>[], isToBe: (count: number) => boolean): number =>
      places.filter((place) => marks.has(place) === isToBe(cells.filter((cell) => cell.has(place)).length)).length;
    const held = (cells: readonly ReadonlySet<string>[]): number => cells.reduce((sum, cell) => sum + [...marks].filter((mark) => cell.has(mark)).length, 0); // prettier-ignore
    const shownMiddle = (cells: readonly (readonly string[])[]): number => cells.filter((cell) => cell.join() === middle.join()).length; // prettier-ignore
    const sizeUnlike = (cells: readonly ReadonlySet<string>[]): number => Math.abs(marks.size - mean(cells.map(({ size }) => size)));
    return {
      answer: id,
      features: {
        'marks counted': marks.size,
        'marked where shown an odd number of times': agreeing(shown, (count) => count % 2 === 1),
        'marked where shown by most': agreeing(shown, (count) => count > 4),
        'marked where shown by some': agreeing(shown, (count) => count > 2),
        'marked as its row and column, an odd number': agreeing([...row, ...column], (count) => count % 2 === 1),
        'marked as its row alone': agreeing(row, (count) => count === 1),
        'marked as its column alone': agreeing(column, (count) => count === 1),
        'marked as its row, laid over': agreeing(row, (count) => count > 0),
        'marked as its column, laid over': agreeing(column, (count) => count > 0),
        'marked as its row, in common': agreeing(row, (count) => count === 2),
        'marked as its column, in common': agreeing(column, (count) => count === 2),
        'marked as most of its row and column': agreeing([...row, ...column], (count) => count > 1),
        ...{ 'shown in all': held(shown), 'shown in its row': held(row), 'shown in its column': held(column) },
        'shown nearby': held([...row, ...column]),
        'middle shown': shownMiddle(middles),
        'middle shown nearby': shownMiddle(middlesNear),
        'as many marks as all': -sizeUnlike(shown),
        'as many marks as its row': -sizeUnlike(row),
        'as many marks as its column': -sizeUnlike(column),
      },
    };
  });
}
