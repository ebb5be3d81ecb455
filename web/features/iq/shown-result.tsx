import type { ReactElement } from 'react';
import type { ExampleResult } from '#core/examples/example-result.ts';
import { LIMITS_WORDS } from '#core/iq/report/describe-score.ts';
import { Hill } from './result/hill.tsx';
import './result/result.css';
import { ScoreWords } from './result/score-words.tsx';
import { readScored } from './result/scored.ts';
import { SummitsDrawing } from './result/summits-drawing.tsx';

/** The scores of a sitting as its report shows them, outside of the report. */
export function ShownResult({ result }: { readonly result: ExampleResult }): ReactElement | null {
  const score = readScored(result);
  return score ? (
    <>
      <div className="iqr-head">
        <div className="iqr-words">
          <ScoreWords score={score} />
          <p className="iqr-note">{LIMITS_WORDS}</p>
        </div>
        <Hill {...score} />
      </div>
      <div className="iqr-summits">
        <figure>
          <SummitsDrawing result={result} size="wide" />
          <SummitsDrawing result={result} size="narrow" />
          <figcaption className="iqr-note">Snow and mast together mark the likely range. 100 is the assumed adult average.</figcaption>
        </figure>
      </div>
    </>
  ) : null;
}
