import type { Composition, Form } from '#core/drawing/cover-deal.ts';
import { contours } from '#core/drawing/isolines.ts';
import { type Field, hill } from '#core/drawing/terrain.ts';
import type { ArtInput } from './art-input.ts';

const MIDDLE = 240;
/* Above it stands the title. */
const NORTH_SHORE = 236;

/* How deep the water is: 0 at the shore, 1 where it is deepest. */
const WATER: Record<Form, (composition: Composition, side: 1 | -1) => Field> = { 0: roundLake, 1: longLake, 2: twoBasins, 3: bay };

/** Still water: soundings of a lake that runs off the sheet. */
export function audiobook({ composition, ground, palette, width, height }: ArtInput): string {
  const water = WATER[composition.form](composition, composition.isMirrored ? -1 : 1);
  const field: Field = (x, y) => water(x, y) + ground(x / 135, y / 135, 3) * 0.34 - Math.max(0, NORTH_SHORE - y) / 110;
  return contours(field, width, height, 10, 0.06, { step: 11 })
    .map(
      (d, i) =>
        `<path d="${d}" fill="${palette.tint(0.15 + (0.85 * i) / 9)}" stroke="${palette.line}" stroke-width="${i ? 0.9 : 2.4}" stroke-opacity="${i ? 0.7 : 1}"/>`,
    )
    .join('');
}

function roundLake({ vary }: Composition, side: 1 | -1): Field {
  const [cx, cy] = [MIDDLE + side * vary(3, 10, 130), vary(2, 360, 410)];
  const stretch = vary(1, 0.85, 1.15);
  return (x, y) => 1.1 - Math.hypot((x - cx) * stretch, (y - cy) / stretch) / 205;
}

/** A narrow lake between hills, from one corner towards the other. */
function longLake({ vary }: Composition, side: 1 | -1): Field {
  const [cx, cy] = [MIDDLE + side * vary(2, -30, 30), vary(1, 365, 395)];
  const turn = -side * vary(3, 0.28, 0.62);
  return (x, y) => {
    const u = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn);
    const v = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn) + Math.sin(u / 75) * 22;
    return 1 - Math.hypot(u / 330, v / 92);
  };
}

function twoBasins({ vary }: Composition, side: 1 | -1): Field {
  const [ax, ay] = [MIDDLE - side * vary(3, 95, 130), vary(2, 375, 420)];
  const [bx, by] = [MIDDLE + side * vary(1, 105, 150), vary(3, 285, 330)];
  return (x, y) => Math.max(1 - Math.hypot(x - ax, y - ay) / 150, 0.85 - Math.hypot(x - bx, y - by) / 125);
}

/** Open water from one side, with islands. */
function bay({ vary }: Composition, side: 1 | -1): Field {
  const corner = MIDDLE + side * 270;
  const [reach, far] = [vary(1, 350, 430), vary(2, 430, 530)];
  const [ix, iy] = [MIDDLE + side * vary(3, 30, 110), vary(2, 330, 400)];
  return (x, y) =>
    1.15 -
    Math.hypot(x - corner, (y - far) * 1.15) / reach -
    hill(x, y, ix, iy, 38, 17, -side * 0.7) * 1.4 -
    hill(x, y, ix + side * 58, iy - 18, 9, 7) * 1.3;
}
