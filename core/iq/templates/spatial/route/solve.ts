import { COMPASS, SIDE, goOn, isOnMap, nameOf, turnBy, type Crossing, type Direction, type RoutePuzzle, type Walker } from './streets.ts';

/** Walks the way from its start; where the start is asked for, from every crossing in every direction. */
export function solveRoute(puzzle: RoutePuzzle): string[] {
  if (puzzle.asks === 'end') {
    const end = walk(puzzle, puzzle.walker);
    return end ? [nameOf(end.at)] : [];
  }
  const starts = everyWalker().filter((start) => {
    const end = walk(puzzle, start);
    return end !== null && nameOf(end.at) === nameOf(puzzle.walker.at) && end.facing === puzzle.walker.facing;
  });
  return [...new Set(starts.map(({ at }) => nameOf(at)))];
}

/** Null: the way leaves the map. */
export function walk({ steps, north }: Pick<RoutePuzzle, 'steps' | 'north'>, { at, facing }: Walker): Walker | null {
  let crossing: Crossing = at;
  let heading = facing;
  for (const { turn, blocks } of steps) {
    if (turn === 'left') heading = turnBy(heading, -1);
    else if (turn === 'right') heading = turnBy(heading, 1);
    else if (turn !== 'ahead') heading = COMPASS.indexOf(turn) as Direction;
    crossing = goOn(crossing, turnBy(heading, north), blocks);
    if (!isOnMap(crossing)) return null;
  }
  return { at: crossing, facing: heading };
}

function everyWalker(): Walker[] {
  const all: Walker[] = [];
  for (let column = 0; column < SIDE; column++)
    for (let row = 0; row < SIDE; row++) for (const facing of [0, 1, 2, 3] as const) all.push({ at: { column, row }, facing });
  return all;
}
