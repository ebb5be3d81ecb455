import type { ReactElement, ReactNode } from 'react';
import { PlanPicture } from '../plan/plan-picture.tsx';

interface SlipProps {
  readonly title: string;
  readonly seed: string;
  readonly stones: number;
  readonly children: ReactNode;
}

/** What one is about to pay for, as it looked among the plans. */
export function Slip({ title, seed, stones, children }: SlipProps): ReactElement {
  return (
    <section aria-labelledby="slip" className="overflow-hidden border-[1.5px] border-ink bg-sheet px-7.5 pt-6 pb-8 max-sm:px-5">
      <PlanPicture seed={seed} stones={stones} isRaised={false} className="-mx-7.5 mb-5 max-sm:-mx-5" />
      <h2 id="slip" className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
