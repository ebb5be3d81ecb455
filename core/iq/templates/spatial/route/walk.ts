import { COMPASS, goOn, isOnMap, turnBy, type Crossing, type Direction, type RoutePuzzle, type Walker } from './streets.ts';

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
