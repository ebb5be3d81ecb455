import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { neighbourMonths } from '#core/look-back/log-entries.ts';
import type { LookBack } from '#core/look-back/look-back.ts';
import { lookBackPath } from '#web/addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { monthName } from './month-name.ts';

/** To the months before and after in which there is something. */
export function MonthSwitch({ month, months }: Pick<LookBack, 'month' | 'months'>): ReactElement | null {
  const { older, newer } = neighbourMonths(month, months);
  if (older === null && newer === null) return null;
  return (
    <nav aria-label="Months" className="flex flex-wrap gap-x-5 gap-y-1">
      {older === null ? null : (
        <TextLink to={lookBackPath(older)} look="more">
          <ArrowLeft size={15} aria-hidden="true" />
          {monthName(older)}
        </TextLink>
      )}
      {newer === null ? null : (
        <TextLink to={lookBackPath(newer)} look="more" icon={<ArrowRight size={15} aria-hidden="true" />}>
          {monthName(newer)}
        </TextLink>
      )}
    </nav>
  );
}
