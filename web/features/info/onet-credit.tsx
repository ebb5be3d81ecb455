import type { ReactElement } from 'react';
import { ONET_CREDIT, ONET_LINKS } from '#core/assessment/directions/onet-credit.ts';

/** Facts that others have gathered and a plan uses. */
export function OnetCredit(): ReactElement {
  return (
    <div className="mt-5 max-w-160">
      <p className="text-sm text-ink-3">Facts of occupations</p>
      <p className="text-ink-2">{ONET_CREDIT}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <a className="text-link" href={ONET_LINKS.source}>
          O*NET Database
        </a>
        <a className="text-link" href={ONET_LINKS.licence}>
          CC BY 4.0
        </a>
      </p>
    </div>
  );
}
