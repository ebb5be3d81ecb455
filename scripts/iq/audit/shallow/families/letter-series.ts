import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What comes to mind of letters in a row: the next ones of the alphabet, the last ones again, the last step again, the letters some places before. */
export function readLetters(presentation: Presentation): Candidate[] {
  const places = shownCells(presentation).flatMap((cell) => ('text' in cell ? [LETTERS.indexOf(cell.text)] : []));
  const at = (back: number): number => places.at(-back) ?? 0;
  const step = at(1) - at(2);
  const ways: Record<string, readonly [number, number]> = {
    'the next of the alphabet': [at(1) + 1, at(1) + 2],
    'the ones before in the alphabet': [at(1) - 1, at(1) - 2],
    'the last again': [at(1), at(1)],
    'the first again': [places[0] ?? 0, places[1] ?? 0],
    'the last step again': [at(1) + step, at(1) + 2 * step],
    'the last step and back': [at(1) + step, at(1)],
    'the step grown as before': [at(1) + 2 * step - (at(2) - at(3)), at(1) + 5 * step - 3 * (at(2) - at(3))],
    'the last, then the next': [at(1), at(1) + 1],
    'the last, then a step': [at(1), at(1) + (at(1) - at(3))],
    'a step twice': [at(1) + (at(1) - at(3)), at(1) + (at(1) - at(3))],
  };
  for (const period of [2, 3, 4, 5, 6, 7, 8, 9]) ways[`the letters ${period} before`] = [at(period), at(period - 1)];
  for (const period of [5, 6, 7, 8])
    ways[`the steps ${period} before`] = [at(1) + at(period) - at(period + 1), at(1) + at(period - 1) - at(period + 1)];
  for (const period of [2, 3, 4]) {
    ways[`the steps ${period} before`] = [at(1) + at(period) - at(period + 1), at(1) + at(period - 1) - at(period + 1)];
    ways[`each ${period}th goes on`] = [2 * at(period) - at(2 * period), 2 * at(period - 1) - at(2 * period - 1)];
  }
  return Object.entries(ways).flatMap(([way, next]): Candidate[] => {
    const letters = next.map((place) => LETTERS[place]);
    return letters.includes(undefined) ? [] : [{ answer: letters.join(''), features: { [way]: 1 } }];
  });
}
