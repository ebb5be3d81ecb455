import type { ReactElement } from 'react';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { countRight } from '#core/iq/report/count-right.ts';
import { describeForm, DOMAIN_NAMES, NOT_REPORTABLE_WORDS, sayRight } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

export interface NotReportableProps {
  readonly sitting: FinishedSitting;
  readonly why: NonNullable<IqResult['notReportable']>;
}

/** A sitting without a score: why, what to do, and what can be said all the same. */
export function NotReportable({ sitting: { finishedAt, result }, why }: NotReportableProps): ReactElement {
  const words = NOT_REPORTABLE_WORDS[why];
  return (
    <>
      <header className="iqr-plain-head">
        <p className="text-ink-2">
          IQ test, taken <Moment atMs={Date.parse(finishedAt)} isDate />. {describeForm(result)}
        </p>
        <h1>{words.title}</h1>
        <p className="iqr-say">{words.why}</p>
        <p className="iqr-say">{words.next}</p>
      </header>
      <section aria-labelledby="right">
        <SectionHead id="right" title="What you answered" rule className="mb-1" />
        <dl className="iqr-answered">
          {FORM_PLANS[result.form].domains.map((domain) => (
            <div key={domain}>
              <dt>{DOMAIN_NAMES[domain]}</dt>
              <dd>{sayRight(countRight(result, domain))}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
