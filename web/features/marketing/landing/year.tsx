import type { ReactElement } from 'react';
import { SCENE_SIZE } from '#core/drawing/scenes.ts';
import { classes } from '#web/ui/classes.ts';
import { MapFigure } from '#web/ui/drawn/map-figure.tsx';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

export function Year(): ReactElement {
  return (
    <section aria-labelledby="year" className="relative pt-4">
      <div className={classes(WRAP, 'relative z-1')}>
        <BigHeading id="year">Small days add up to high ground</BigHeading>
        <p className={classes(LEAD, 'mt-4 max-w-136')}>
          No points and no leagues. One stone for each day you learn, a day of rest each week, and a line of the minutes you really spent.
          This land is a drawn example.
        </p>
      </div>
      <div aria-hidden="true" className="-mt-30 h-105 max-md:-mt-4 max-md:h-72">
        <MapFigure isBelow href="/art/year.svg#map" viewBox={`0 0 ${SCENE_SIZE.year.join(' ')}`} align="xMidYMax" />
      </div>
    </section>
  );
}
