import type { Composition, Form } from '#core/drawing/cover-deal.ts';
import { contours } from '#core/drawing/isolines.ts';
import { clamp, type Field, hill } from '#core/drawing/terrain.ts';
import type { ArtInput } from './art-input.ts';

interface Model {
  /** Around the middle of the model, which is 0, 0. */
  readonly relief: Field;
  readonly roughness: number;
  /** How much nearer the model stands. */
  readonly nearer: number;
}

const MODEL: Record<Form, (composition: Composition) => Model> = { 0: cone, 1: mesa, 2: twinPeaks, 3: row };

/** Radians by which the model is turned from one part of a work to the next. */
const TURN = 1.9;

/** A relief model: every level is lifted and seen at an angle. */
export function video({ composition, shift, ground, palette }: ArtInput): string {
  const { relief, roughness, nearer } = MODEL[composition.form](composition);
  const [cx, cy] = [composition.vary(3, 435, 500), composition.vary(2, 290, 350) + nearer];
  const side = composition.isMirrored ? -1 : 1;
  const [cos, sin] = [Math.cos(shift * TURN), Math.sin(shift * TURN)];
  const field: Field = (x, y) => {
    const [u, v] = [side * (x - cx), y - cy];
    const [a, b] = [u * cos - v * sin, u * sin + v * cos];
    return (
      relief(a, b) +
      hill(u, v, 0, 70, 180, 110) * 0.36 +
      ground((cx + a) / 115, (cy + b) / 115, 3) * roughness -
      0.02 -
      Math.max(0, 300 - x) / 330
    );
  };
  return contours(field, 720, 680, 14, 0.1, { step: 13, top: 0.97, map: ([x, y]) => [x * 0.98 + 10, y * 0.5 + 118] })
    .map(
      (d, i) =>
        // The same outline is drawn twice, so it is written once: it takes its fill from what surrounds it.
        `<g transform="translate(0 ${-i * 12.5})"><g fill="${palette.line}" transform="translate(0 9)"><path id="l${i}" d="${d}"/></g>` +
        `<use href="#l${i}" fill="${palette.tint(0.06 + (0.94 * i) / 13)}" stroke="${palette.line}"/></g>`,
    )
    .join('');
}

function cone({ vary }: Composition): Model {
  const [foot, shoulder] = [vary(1, 110, 150), vary(2, 70, 120)];
  return {
    relief: (x, y) => hill(x, y, 0, 0, 58) * 0.9 + hill(x, y, 0, 0, foot) * 0.3 + hill(x, y, shoulder, shoulder / 2, 36) * 0.42,
    roughness: 0.28,
    nearer: 0,
  };
}

/** Broad, flat on top, steep at the rim. */
function mesa({ vary }: Composition): Model {
  const [long, turn] = [vary(1, 120, 150), vary(2, -0.4, 0.4)];
  return {
    relief: (x, y) => {
      const table = clamp((hill(x, y, 0, 0, long, 105, turn) - 0.5) * 8, 0, 1);
      const butte = hill(x, y, long * 1.15, 70, 32) * 0.4;
      return butte + table * table * (3 - 2 * table) * 0.3 + Math.min(0.3, hill(x, y, 0, 0, 175, 135, turn) * 0.45);
    },
    roughness: 0.12,
    nearer: 85,
  };
}

function twinPeaks({ vary }: Composition): Model {
  const [apart, lower] = [vary(1, 78, 100), vary(2, 0.75, 1)];
  return {
    relief: (x, y) => hill(x, y, -apart, 15, 56) * 1.1 * lower + hill(x, y, apart, -5, 56) * 1.1,
    roughness: 0.28,
    nearer: 10,
  };
}

/** Summits in a row. */
function row({ vary }: Composition): Model {
  const [step, rise] = [vary(1, 84, 100), vary(2, -30, 30)];
  const summits = [0.55, 1.1, 0.8, 1].map((height, i) => ({ height, x: (i - 1.4) * step, y: (i - 1.5) * rise }));
  return {
    relief: (x, y) => Math.max(...summits.map((top) => hill(x, y, top.x, top.y, 44, 40) * top.height)),
    roughness: 0.25,
    nearer: 20,
  };
}
