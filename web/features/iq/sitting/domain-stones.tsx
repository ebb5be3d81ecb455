import type { ReactElement } from 'react';
import { stonePath } from '#core/drawing/stones.ts';
import type { IqDomain } from '#core/iq/domains.ts';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';
import type { SittingProgress } from '#core/iq/sitting/sitting.ts';

const STONE = { cx: 8, cy: 6, rx: 6.5, ry: 4.25 };
const FOOT = 11;
const STEPS = 3;

/** How high a stone is filled, in full steps. */
const heightOf = (answered: number, total: number): number => ((FOOT - 1) / STEPS) * Math.floor((answered / total) * STEPS);

export interface DomainStonesProps {
  readonly domains: SittingProgress['domains'];
  readonly now: IqDomain | null;
}

/** The domains of the form: filled in thirds by what is answered, in the accent now. They take turns. */
export function DomainStones({ domains, now }: DomainStonesProps): ReactElement {
  return (
    <ol aria-label="Domains" className="sitting-domains">
      {domains.map(({ domain, answered, total }) => (
        <li
          key={domain}
          aria-current={domain === now ? 'step' : undefined}
          data-state={domain === now ? 'now' : answered >= total ? 'done' : 'ahead'}
        >
          <svg viewBox="0 0 16 12" aria-hidden="true">
            <path d={stonePath(domain, STONE)} />
            <Filled domain={domain} height={heightOf(answered, total)} />
          </svg>
          <span className="sitting-domain-name">{DOMAIN_NAMES[domain]}</span>
          <span className="sr-only">
            , {answered} of {total} answered
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The foot of the stone: an inner drawing is cut off at its edges. */
const Filled = ({ domain, height }: { readonly domain: IqDomain; readonly height: number }): ReactElement | null =>
  height === 0 ? null : (
    <svg y={FOOT - height} width="16" height={height} viewBox={`0 ${FOOT - height} 16 ${height}`} className="sitting-filled">
      <path d={stonePath(domain, STONE)} />
    </svg>
  );
