import type { ReactElement } from 'react';

export interface TotalsProps {
  readonly totals: readonly { readonly name: string; readonly value: string }[];
}

/** Figures that were counted, nothing estimated. */
export function Totals({ totals }: TotalsProps): ReactElement {
  return (
    <dl className="mb-9 grid grid-cols-3 gap-x-4 sm:gap-x-10">
      {totals.map(({ name, value }) => (
        <div key={name} className="flex flex-col border-t-[1.5px] border-ink pt-3">
          <dt className="order-2 mt-1 text-ink-2 max-sm:text-sm">{name}</dt>
          <dd className="disp text-3xl tabular-nums max-sm:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
