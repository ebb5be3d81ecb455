import type { ReactElement } from 'react';
import { IQ_DOMAINS, type IqDomain } from '#core/iq/domains.ts';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';
import type { IqStatus } from '#core/iq/sitting/sitting.ts';
import { useDeleted } from '#web/delete-later.ts';
import { Signpost } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { BeginForm } from './begin-form.tsx';
import { DomainExample } from './domain-example.tsx';
import { HistoryList, type History } from './history.tsx';
import './home.css';
import { NewestResult } from './newest-result.tsx';
import { OpenSittingPanel } from './open-sitting.tsx';
import { ScoreHill } from './score-hill.tsx';
import { WhatItIs } from './what-it-is.tsx';

const DOMAIN_TEXTS: Readonly<Record<IqDomain, string>> = {
  logical: 'What follows from what is given, and what does not.',
  pattern: 'The rule behind a row or a grid of figures.',
  spatial: 'Shapes turned, folded and cut in your head.',
  numerical: 'Series, quantities and simple equations.',
  verbal: 'How words relate to each other.',
};

export interface HomeProps {
  readonly status: IqStatus;
  readonly history: History;
}

/** Who has results sees the newest first; all others what the test is. */
export function Home({ status: { open, first, latest, scoredAgainAt }, history }: HomeProps): ReactElement {
  const deleted = useDeleted();
  const begun = open !== null && !deleted.has(open.id) ? open : null;
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-4 pb-12">
      <div className="iq-hero">
        <div>
          <h1>IQ Test</h1>
          {latest === null ? (
            <p className="iq-lead iq-intro">
              Reasoning in five domains, with items made anew for you. The result is a range with its certainty, not a bare number, and how
              fast you answer does not change it.
            </p>
          ) : (
            <NewestResult latest={latest} first={first} isQuiet={begun !== null} />
          )}
          {begun === null && latest === null ? (
            <Signpost to="#begin" className="iq-intro">
              Begin
            </Signpost>
          ) : null}
          {begun === null ? null : <OpenSittingPanel sitting={begun} />}
        </div>
        {latest === null ? <ScoreHill /> : null}
      </div>
      <HistoryList history={history} begunId={begun?.id ?? null} />
      {latest === null ? <WhatItIs /> : null}
      <BeginForm scoredAgainAt={scoredAgainAt} hasBegun={begun !== null} isQuiet={begun !== null || latest !== null} />
      {latest === null ? null : <WhatItIs />}
      <section aria-labelledby="domains" className="iq-section">
        <SectionHead id="domains" title="Five domains" meta="each with a drawn example" rule />
        <ul className="iq-domains">
          {IQ_DOMAINS.map((domain) => (
            <li key={domain}>
              <DomainExample domain={domain} />
              <div className="min-w-0">
                <h3>{DOMAIN_NAMES[domain]}</h3>
                <p className="text-ink-2">{DOMAIN_TEXTS[domain]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
