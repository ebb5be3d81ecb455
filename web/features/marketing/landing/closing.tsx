import type { ReactElement } from 'react';
import { Signpost } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { WRAP } from '../page.tsx';

/** Runs on into the footer, which is night as well. */
export function Closing(): ReactElement {
  return (
    <section aria-labelledby="closing" className="night border-t border-line pt-20 pb-4 max-md:pt-14">
      <div className={classes(WRAP, 'flex flex-wrap items-center justify-between gap-x-10 gap-y-6')}>
        <h2 id="closing" className="text-[4rem] leading-[0.98] max-md:text-[min(2.75rem,14vw)]">
          Leave a stone for the next one
        </h2>
        <Signpost to="/register" size="lg">
          Start free
        </Signpost>
      </div>
    </section>
  );
}
