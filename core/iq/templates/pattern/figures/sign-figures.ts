import { ASPECTS, aspectsOf, stepFrom, type AspectId, type Figure } from './aspects.ts';

/** Values by the order in which they turn up, turned so that the first is 0, or as they are, by the kind of the aspect. */
function canonical(id: AspectId, values: readonly number[]): number[] {
  const [first = 0] = values;
  if (ASPECTS[id].kind === 'cyclic') return values.map((value) => stepFrom(id, value, -first) ?? 0);
  if (ASPECTS[id].kind === 'ordered') return [...values];
  const seen = [...new Set(values)];
  return values.map((value) => seen.indexOf(value));
}

export const writeFigure = (figure: Figure): string => aspectsOf(figure).map((id) => figure[id]).join(); // prettier-ignore

/** In an order of their own, wherever they stood. */
export const inOrder = (figures: readonly Figure[]): Figure[] => figures.toSorted((a, b) => (writeFigure(a) < writeFigure(b) ? -1 : 1));

/** The same for items that differ only in which shapes or shades they show, in how they are turned, or in where options stand. */
export function signFigures(stimulus: readonly Figure[], options: readonly Figure[]): string {
  const all = [...stimulus, ...inOrder(options)];
  const varied = aspectsOf(all[0] ?? {}).filter((id) => new Set(all.map((figure) => figure[id])).size > 1);
  const columns = varied.map((id) =>
    canonical(
      id,
      all.map((figure) => figure[id] ?? 0),
    ),
  );
  const shown = columns.map((column, n) => `${varied[n]} ${column.slice(0, stimulus.length).join('')}`);
  const offered = options.map((_, n) => columns.map((column) => column[stimulus.length + n]).join(''));
  return `${shown.join(' ')} | ${offered.toSorted().join(' ')}`;
}
