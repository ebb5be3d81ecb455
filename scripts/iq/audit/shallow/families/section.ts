import type { Drawing } from '#core/iq/item/drawing.ts';
import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** How wide and how high all that is drawn to the right of `from` is, but for the dashed frame. */
function shapeOf({ marks }: Drawing, from: number): Shape {
  const points = marks.flatMap((mark) => ('d' in mark && !mark.isDashed ? [...mark.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)] : [])).map(([, x, y]) => [Number(x), Number(y)] as const).filter(([x]) => x >= from); // prettier-ignore
  const spread = (values: readonly number[]): number => Math.max(0, ...values) - Math.min(1000, ...values);
  return { width: spread(points.map(([x]) => x)), height: spread(points.map(([, y]) => y)) };
}

const cornersIn = (text: string): number[] => [...text.matchAll(/with (?:(\d+) corners|a curved edge)/g)].map(([, count]) => Number(count ?? 0)); // prettier-ignore

/** Whether a face has the outline that is seen from the front, as many parts as the solid, round edges where it is round and the corners that its name tells. */
export function readSection(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  const [figure, line] = shownCells(presentation);
  if (format.type !== 'choice' || !figure || !('drawing' in figure)) return [];
  const name = line && 'text' in line ? line.text : '';
  const front = shapeOf(figure.drawing, figure.drawing.width / 2);
  const isRound = /cylinder|cone|ball|round/.test(name);
  const deepness = / is (?:(as)|([\d.]+) times as) deep/.exec(shownCells(presentation).map((cell) => ('text' in cell ? cell.text : '')).join(' ')); // prettier-ignore
  const deep = deepness?.[1] ? 1 : Number(deepness?.[2] ?? 0);
  const corners = [['three-sided', 3], ['six-sided', 6], ['block', 4], ['square', 4], ['pyramid', 3]] as const; // prettier-ignore
  const meant = corners.flatMap(([word, count]) => (name.includes(word) ? [count] : []));
  return format.options.flatMap(({ id, drawing }): Candidate[] => {
    if (!drawing) return [];
    const { width, height } = shapeOf(drawing, 0);
    const seen = cornersIn(drawing.description);
    return [
      {
        answer: id,
        features: {
          ...{ width, height, parts: seen.length, corners: seen.reduce((sum, count) => sum + count, 0), curved: seen.filter((count) => count === 0).length },
          'stretched as from the front': -Math.abs(Math.log(width / height) - Math.log(front.width / front.height)),
          ...(deep > 0 && { 'as wide as it is deep': -Math.abs(Math.log(width / height) - Math.log(deep)), 'as high as it is deep': -Math.abs(Math.log(height / width) - Math.log(deep)) }),
          'round as its name': Number(seen.includes(0) === isRound),
          'corners of its name': seen.filter((count) => meant.some((each) => each === count)).length,
          'corners of its name, or round': seen.filter((count) => (count === 0 ? isRound : meant.some((each) => each === count))).length,
        },
      },
    ]; // prettier-ignore
  });
}
