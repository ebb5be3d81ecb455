import type { ReactElement } from 'react';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { BigHeading, WRAP } from '../page.tsx';
import { PlanBoard } from '../plan/plan-board.tsx';

/** What it costs, when the brand says so. */
export function PlansTeaser(): ReactElement | null {
  const { plans } = useBrand();
  if (plans.length === 0) return null;
  return (
    <section
      aria-labelledby="plans"
      className={classes(WRAP, 'grid grid-cols-1 gap-x-20 gap-y-10 pt-24 max-md:pt-14', plans.length === 1 && 'lg:grid-cols-[1fr_1.6fr]')}
    >
      <header className="flex flex-wrap content-start items-baseline gap-x-6 gap-y-2">
        <BigHeading id="plans">Plans</BigHeading>
        <TextLink to="/plans">What the plans open</TextLink>
      </header>
      <PlanBoard plans={plans} heading="h3" />
    </section>
  );
}
