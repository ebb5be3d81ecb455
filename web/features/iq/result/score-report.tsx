import type { ReactElement } from 'react';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { TOO_SHORT_WORDS } from '#core/iq/report/describe-sitting.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Analysis } from './analysis.tsx';
import { ByDomain } from './by-domain.tsx';
import { Change } from './change.tsx';
import { Method } from './method.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultHead, type ResultHeadProps } from './result-head.tsx';
import { Summits } from './summits.tsx';
import { TimePath } from './time-path.tsx';
import { useWordedAnalysis } from './use-worded-analysis.ts';

/** All that a scored sitting tells. Hidden, it tells of times, of what helps, and of the method. */
export function ScoreReport(props: ResultHeadProps): ReactElement {
  const { sitting, isHidden } = props;
  const { result } = sitting;
  const worded = useWordedAnalysis(sitting.id, result.analysis);
  return (
    <>
      <ResultHead {...props} />
      <div className="iqr-columns">
        {isHidden ? null : <div data-score="">{FORM_PLANS[result.form].tellsDomains ? <Summits result={result} /> : <TooShort />}</div>}
        <div>
          <TimePath result={result} />
          <ResultActions sitting={sitting} />
        </div>
      </div>
      {result.change && !isHidden ? (
        <div data-score="">
          <Change change={result.change} />
        </div>
      ) : null}
      {isHidden || !FORM_PLANS[result.form].tellsDomains ? null : (
        <div data-score="">
          <ByDomain result={result} breakdown={worded.analysis.detailedBreakdown} />
        </div>
      )}
      <Analysis worded={worded} isHidden={isHidden} />
      <Method result={result} />
    </>
  );
}

const TooShort = (): ReactElement => (
  <section aria-labelledby="summits" className="iqr-summits">
    <SectionHead id="summits" title="All domains together" />
    <p className="max-w-(--measure) text-pretty text-ink-2">{TOO_SHORT_WORDS}</p>
  </section>
);
