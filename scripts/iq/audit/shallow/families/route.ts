import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const COLUMNS = 'ABCDEFGH';
const SIDES = ['up', 'right', 'down', 'left'];
const COMPASS = ['north', 'east', 'south', 'west'];
const RIGHT = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];

/** How far each crossing is from the dot, how near to the middle and to the rim, and where one comes to who does not turn, or turns by the page. */
export function readRoute(presentation: Presentation): Candidate[] {
  const texts = shownCells(presentation).map((cell) => ('text' in cell ? cell.text : cell.drawing.description));
  const [, column = 'A', row = '1'] = /crossing ([A-H])([1-8])/.exec(texts[0] ?? '') ?? [];
  const dot = [COLUMNS.indexOf(column), Number(row) - 1] as const;
  const steps = texts.slice(2).map((text) => ({ way: /straight|left|right|north|east|south|west/i.exec(text)?.[0].toLowerCase() ?? '', blocks: Number(/\d+|one|two|three/.exec(text)?.[0].replace('one', '1').replace('two', '2').replace('three', '3') ?? 1) })); // prettier-ignore
  const arrow = Math.max(0, SIDES.findIndex((side) => texts[0]?.includes(`points ${side}`))); // prettier-ignore
  const faced = COMPASS.findIndex((name) => texts[1]?.includes(name));
  const heading = faced < 0 ? arrow : faced;
  const total = steps.reduce((sum, { blocks }) => sum + blocks, 0);
  const end = (turn: (heading: number, way: string) => number): readonly [number, number] => {
    let [x, y, at]: [number, number, number] = [dot[0], dot[1], heading];
    for (const { way, blocks } of steps) {
      at = (turn(at, way) + 4) % 4;
      [x, y] = [x + blocks * (RIGHT[at] ?? 0), y + blocks * (DOWN[at] ?? 0)];
    }
    return [x, y];
  };
  const told = (way: string): number => COMPASS.indexOf(way);
  const ends = {
    'the end without turns': end((at) => at),
    'the end by the page': end((at, way) => (way === 'left' ? 3 : way === 'right' ? 1 : told(way) < 0 ? at : told(way))),
  }; // prettier-ignore
  return Array.from({ length: 64 }, (_, n): Candidate => {
    const [x, y] = [n % 8, Math.floor(n / 8)];
    const away = Math.abs(x - dot[0]) + Math.abs(y - dot[1]);
    return {
      answer: `${COLUMNS[x]}${y + 1}`,
      features: {
        ...{ away, 'from the middle': Math.abs(x - 3.5) + Math.abs(y - 3.5), 'not as far as all blocks': Math.abs(total - away) },
        ...{ 'odd as all blocks': Number((total - away) % 2 === 0), 'the dot': Number(away === 0), 'in line with the dot': Number(x === dot[0] || y === dot[1]) },
        ...Object.fromEntries(Object.entries(ends).map(([name, [a, b]]) => [name, -Math.abs(x - a) - Math.abs(y - b)])),
      },
    };
  }); // prettier-ignore
}
