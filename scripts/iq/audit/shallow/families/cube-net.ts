import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

type Place = readonly [row: number, column: number];

const markOf = (text: string): string => text.split(',')[0]?.trim() ?? '';
const stepsBetween = (a: Place, b: Place): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
const isInLine = (a: Place, b: Place): boolean => a[0] === b[0] || a[1] === b[1];

/** How near to each other the marks that a cube shows stand in the net, and whether they go round as they do there. */
export function readCubeNet(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  const [figure] = shownCells(presentation);
  if (format.type !== 'choice' || !figure || !('drawing' in figure)) return [];
  const net = new Map([...figure.drawing.description.matchAll(/row (\d) column (\d) ([^;.]*)/g)].map(([, row, column, mark]) => [markOf(mark ?? ''), [Number(row), Number(column)] as const])); // prettier-ignore
  return format.options.flatMap(({ id, drawing }): Candidate[] => {
    const marks = new Map([...(drawing?.description ?? '').matchAll(/[:;] (top|left|right) ([^;.]*)/g)].map(([, face, mark]) => [face, markOf(mark ?? '')])); // prettier-ignore
    const [top, left, right] = ['top', 'left', 'right'].map((face) => net.get(marks.get(face) ?? ''));
    if (!top || !left || !right) return [];
    const pairs = [[top, left], [top, right], [left, right]] as const; // prettier-ignore
    return [
      {
        answer: id,
        features: {
          'steps in the net': pairs.reduce((sum, [a, b]) => sum + stepsBetween(a, b), 0),
          'farthest two in the net': Math.max(...pairs.map(([a, b]) => stepsBetween(a, b))),
          'side by side in the net': pairs.filter(([a, b]) => stepsBetween(a, b) === 1).length,
          'two apart in a line of the net': pairs.filter(([a, b]) => isInLine(a, b) && stepsBetween(a, b) === 2).length,
          'round as in the net': Math.sign((right[1] - top[1]) * (left[0] - top[0]) - (right[0] - top[0]) * (left[1] - top[1])),
        },
      },
    ];
  });
}
