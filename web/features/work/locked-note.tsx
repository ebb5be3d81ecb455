import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatInterval, formatPrice } from '#core/brand/format-price.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { itemPath } from '#web/addresses.ts';
import { useBrand } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';

/** Why a work is closed to this learner, and what opens it. */
export function LockedNote({ item }: { readonly item: ItemDetail }): ReactElement | null {
  const { lock, access, units } = item;
  const { plans } = useBrand();
  if (lock === undefined || lock === 'none') return null;
  const [plan] = plans.filter((offered) => offered.access.includes(access)).toSorted((one, other) => one.price - other.price);
  return (
    <aside aria-label="For members" className="mt-6 border-[1.5px] border-ink bg-sheet px-5 py-4">
      <p className="flex items-center gap-2 font-semibold">
        <Lock size={17} strokeWidth={1.75} aria-hidden="true" />
        {lock === 'lapsed' ? 'Your plan has ended' : 'This is for members'}
      </p>
      <p className="mt-1 max-w-132 text-ink-2">
        {lock === 'lapsed' ? 'Your place, notes and history are kept. ' : ''}
        {plan
          ? `${plan.name}, ${[formatPrice(plan), formatInterval(plan)].filter(Boolean).join(' ')}, opens it. `
          : 'A plan for members opens it. '}
        {units.some(({ sample }) => sample) ? 'What is marked as a sample is open to you now.' : ''}
      </p>
      <div className="mt-3">
        <Button variant="ink" to={plan ? `/payment?${new URLSearchParams({ plan: plan.id, from: itemPath(item) })}` : '/plans'}>
          {plan ? `Choose ${plan.name}` : 'See plans'}
        </Button>
      </div>
    </aside>
  );
}
