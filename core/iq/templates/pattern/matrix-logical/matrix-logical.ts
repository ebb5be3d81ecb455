import { OPTION_IDS } from '../../../item/presentation.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
import { defineTemplate } from '../../template.ts';
import { wordOf } from '../figures/aspects.ts';
import { comparedCells } from '../figures/compared-cells.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeLogical } from './compose.ts';
import { describeWheel, drawWheel } from './draw-wheel.ts';
import { centreAspects, centreLaws, setLaws, solveLogical } from './solve.ts';
import { hasPlace, PLACE_COUNT, type WheelPuzzle } from './wheel.ts';

/** Each place of a set by which cells have it, and whether options have it: places may be exchanged. */
const signSet = ({ cells, options, shownAs }: WheelPuzzle, n: number): string =>
  Array.from({ length: PLACE_COUNT[shownAs[n] ?? 'dots'] }, (_, place) => {
    const shown = cells.map(({ sets }) => Number(hasPlace(sets[n] ?? 0, place))).join('');
    return `${shown}${options.filter(({ sets }) => hasPlace(sets[n] ?? 0, place)).length}`;
  })
    .toSorted()
    .join(' ');

const cheapest = (laws: ReturnType<typeof setLaws>): string => laws.toSorted((a, b) => a.cost - b.cost)[0]?.words ?? '';

function explain(puzzle: WheelPuzzle, key: string): ItemStep[] {
  const [outer = '', inner] = puzzle.shownAs.map((kind, n) => `${kind}: ${cheapest(setLaws(puzzle, n))}`);
  const middle = centreAspects.map((id) => cheapest(centreLaws(puzzle, id))).filter(Boolean);
  const words = [...[outer, inner].filter((text) => text !== undefined), ...middle.map((text) => `in the middle, ${text}`)];
  const right = puzzle.options[OPTION_IDS.indexOf(key)] ?? { sets: [] };
  return [
    ...words.map((law) => writeStep(law, partIds(comparedCells(law)))),
    writeStep(`so the answer is ${key}. ${describeWheel(puzzle.shownAs, right)}`),
  ];
}

export const matrixLogical = defineTemplate<WheelPuzzle>({
  id: 'matrix-logical',
  compose: composeLogical,
  solve: solveLogical,
  present: ({ shownAs, cells, options }) => {
    const drawn = [...cells.map((wheel) => ({ drawing: drawWheel(shownAs, wheel) })), { isAsked: true as const }];
    return {
      prompt: 'Which figure completes the square?',
      blocks: [{ type: 'grid', rows: [drawn.slice(0, 3), drawn.slice(3, 6), drawn.slice(6)] }],
      format: { type: 'choice', options: options.map((wheel, n) => ({ id: OPTION_IDS.charAt(n), drawing: drawWheel(shownAs, wheel) })) },
    };
  },
  sign: (puzzle) => {
    const sets = puzzle.shownAs.map((_, n) => signSet(puzzle, n)).toSorted();
    const [shown, offered] = [puzzle.cells, puzzle.options].map((wheels) => wheels.map(({ centre }) => centre ?? {}));
    return `${sets.join(' / ')} / ${signFigures(shown ?? [], offered ?? [])}`;
  },
  explain: ({ puzzle, key }) => explain(puzzle, key),
  optionTraits: ({ shownAs, options }) =>
    options.map(({ sets, centre }) => [
      ...sets.flatMap((set, n) =>
        Array.from({ length: PLACE_COUNT[shownAs[n] ?? 'dots'] }, (_, place) => `${n}.${place}:${Number(hasPlace(set, place))}`),
      ),
      ...(centre ? centreAspects.map((id) => `${id}:${wordOf(id, centre[id] ?? 0)}`) : []),
    ]),
});
