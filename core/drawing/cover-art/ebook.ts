import type { Composition, Form } from '#core/drawing/cover-deal.ts';
import { contours } from '#core/drawing/isolines.ts';
import { clamp, type Field, hill } from '#core/drawing/terrain.ts';
import type { ArtInput } from './art-input.ts';

const BOX = { x0: 26, y0: 224, w: 348, h: 319 } as const;
const [CX, CY] = [BOX.w / 2, BOX.h / 2];
/* Between two ticks of the neatline. */
const TICK = 29;

const SHEET: Record<Form, (composition: Composition, side: 1 | -1, rock: Field) => Field> = { 0: crater, 1: valley, 2: coast, 3: terraces };

/** A printed sheet: a survey inside a ticked neatline. */
export function ebook({ composition, ground, palette }: ArtInput): string {
  const { x0, y0, w, h } = BOX;
  const rock: Field = (x, y) => ground(x / 150, y / 150, 4);
  const sheet = SHEET[composition.form](composition, composition.isMirrored ? -1 : 1, rock);
  let ticks = '';
  for (let x = x0 + TICK; x < x0 + w; x += TICK) ticks += `M${x} ${y0}v-6M${x} ${y0 + h}v6`;
  for (let y = y0 + TICK; y < y0 + h; y += TICK) ticks += `M${x0} ${y}h-6M${x0 + w} ${y}h6`;
  const box = `M${x0} ${y0}h${w}v${h}h-${w}z`;
  const survey = contours(sheet, w, h, 12, -0.3, { map: ([x, y]) => [x + x0, y + y0] }).map(
    (d, i) =>
      `<path d="${d}" fill="${palette.tint(0.12 + (0.88 * i) / 11)}" stroke="${palette.line}" stroke-width="${i % 5 === 0 ? 2.2 : 0.9}"/>`,
  );
  return (
    `<clipPath id="survey"><path d="${box}"/></clipPath><g clip-path="url(#survey)"><path d="${box}" fill="${palette.tint(0)}"/>${survey.join('')}</g>` +
    `<path d="${box}${ticks}" fill="none" stroke="${palette.ink}" stroke-width="1.8"/>`
  );
}

/** A round lake with hills about it. */
function crater({ vary }: Composition, side: 1 | -1, rock: Field): Field {
  const [cx, cy] = [CX + side * vary(3, 5, 85), CY + vary(2, -65, 65)];
  const [radius, stretch] = [vary(1, 85, 110), vary(2, 0.75, 1.2)];
  return (x, y) => {
    const away = Math.hypot((x - cx) * stretch, (y - cy) / stretch) / radius;
    return clamp(away - 0.62, -0.5, 1) * 0.9 - Math.max(0, away - 1.4) * 0.55 + rock(x, y) * 0.42;
  };
}

/** A river runs through. */
function valley({ vary }: Composition, side: 1 | -1, rock: Field): Field {
  const turn = side * vary(3, 0.3, 0.9);
  const bend = vary(2, 18, 40);
  return (x, y) => {
    const along = (y - CY) * Math.cos(turn) + (x - CX) * Math.sin(turn);
    const across = (x - CX) * Math.cos(turn) - (y - CY) * Math.sin(turn) + Math.sin(along / 48) * bend;
    return Math.min(1, Math.abs(across) / 130) - 0.16 + rock(x, y) * 0.42;
  };
}

/** Land on one side, open sea with islands on the other. */
function coast({ vary }: Composition, side: 1 | -1, rock: Field): Field {
  const turn = vary(3, -0.7, 0.7);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const out = vary(2, -30, 40);
  const [away, along] = [-side * (100 + out), vary(1, -70, 70)];
  const [ix, iy] = [CX + cos * away - sin * along, CY + sin * away + cos * along];
  return (x, y) => {
    const inland = side * ((x - CX) * cos + (y - CY) * sin) + out;
    return (
      clamp(inland / 170 - 0.25, -0.7, 1.2) +
      rock(x, y) * 0.38 +
      hill(x, y, ix, iy, 24, 15, turn) * 0.85 +
      hill(x, y, ix + 34, iy + 30, 12) * 0.75
    );
  };
}

/** A slope in steps. */
function terraces({ vary }: Composition, side: 1 | -1, rock: Field): Field {
  const [cx, cy] = [CX + side * vary(3, 150, 220), CY + vary(2, -150, 150)];
  const tread = vary(1, 0.24, 0.36);
  return (x, y) => {
    const slope = 1.3 - Math.hypot(x - cx, y - cy) / 230 + rock(x, y) * 0.36;
    const step = Math.floor(slope / tread);
    const rise = clamp((slope / tread - step - 0.8) / 0.2, 0, 1);
    return (step + rise) * tread;
  };
}
