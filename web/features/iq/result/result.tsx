import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { Review } from '../review/review.tsx';
import { NotReportable } from './not-reportable.tsx';
import { ResultActions } from './result-actions.tsx';
import { ScoreReport } from './score-report.tsx';
import { readScored } from './scored.ts';
import { Sittings } from './sittings.tsx';
import { TimePath } from './time-path.tsx';
import { useHiddenScore } from '../use-hidden-score.ts';
import './result.css';

export interface ResultProps {
  readonly sitting: FinishedSitting;
}

/** A finished sitting: what it tells, or one of its items where the address names one. */
export default function Result({ sitting }: ResultProps): ReactElement {
  const [search] = useSearchParams();
  const number = Number(search.get('review'));
  return Number.isInteger(number) && number > 0 ? <Review sitting={sitting} number={number} /> : <Told sitting={sitting} />;
}

function Told({ sitting }: ResultProps): ReactElement {
  const { result } = sitting;
  const { isHidden, hide } = useHiddenScore();
  const score = readScored(result);
  return (
    <div className="iqr-result" data-unsettled={isHidden === null || undefined}>
      {score === null ? (
        <>
          <NotReportable sitting={sitting} why={result.notReportable ?? 'too_few_answers'} />
          <ResultActions sitting={sitting} />
          <TimePath result={result} />
        </>
      ) : (
        <ScoreReport sitting={sitting} score={score} isHidden={isHidden === true} onHide={hide} />
      )}
      <Sittings shownId={sitting.id} isHidden={isHidden !== false} />
    </div>
  );
}
