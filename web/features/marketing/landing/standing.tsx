import type { ReactElement } from 'react';
import { panorama } from '#core/drawing/peaks.ts';
import { SAMPLE_PEAKS, SCENE_SIZE } from '#core/drawing/scenes.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure } from '#web/ui/drawn/map-figure.tsx';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

const [WIDTH, HEIGHT] = SCENE_SIZE.peaks;
const { y } = panorama(SAMPLE_PEAKS, { width: WIDTH });

export function Standing(): ReactElement {
  return (
    <section
      aria-labelledby="standing"
      className={classes(WRAP, 'grid grid-cols-1 items-center gap-x-20 gap-y-10 py-26 max-md:py-14 lg:grid-cols-[1.25fr_1fr]')}
    >
      <Peaks />
      <div className="max-lg:order-first">
        <BigHeading id="standing">Know where you stand</BigHeading>
        <p className={classes(LEAD, 'mt-4 max-w-136')}>
          A career assessment that ends in a plan, with days and a way to tell it worked. And an IQ test of five domains that says how sure
          it is: a range, never a bare number.
        </p>
      </div>
    </section>
  );
}

/* Figures inside the drawing shrink with it, so on small screens the names and ranges stand below it instead. */
function Peaks(): ReactElement {
  return (
    <figure>
      <div aria-hidden="true" className="aspect-[720/384] [&>svg]:overflow-visible">
        <MapFigure isBelow href="/art/peaks.svg#map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          {[85, 100, 115, 130].map((value) => (
            <text key={value} x="22" y={y(value) + 4} textAnchor="end" className="fill-ink-3 font-ui text-[12.5px] max-md:hidden">
              {value}
            </text>
          ))}
          {SAMPLE_PEAKS.map(({ name, value, margin, x }) => (
            <g key={name} textAnchor="middle">
              <text x={x} y={y(value + margin) - 26} className="disp fill-ink text-[24px] max-md:translate-y-3 max-md:text-[38px]">
                {value}
              </text>
              <text x={x} y={y(value + margin) - 9} className="fill-ink-2 font-ui text-[13px] max-md:hidden">
                {name}, ±{margin}
              </text>
            </g>
          ))}
        </MapFigure>
      </div>
      <ul className="mt-5 grid gap-x-6 min-[24rem]:grid-cols-2 gap-y-1 text-sm text-ink-2 sm:grid-cols-3 md:sr-only">
        {SAMPLE_PEAKS.map(({ name, value, margin }) => (
          <li key={name} className="flex justify-between gap-2 border-t border-line py-1.5 tabular-nums">
            <span>{name}</span>
            <span>
              {value - margin} to {value + margin}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-sm text-ink-3">
        A drawn example with invented scores. The mast and the snow of each peak mark its likely range.
      </figcaption>
    </figure>
  );
}
