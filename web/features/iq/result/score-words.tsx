import type { ReactElement } from 'react';
import { describeCategories, describePercentile, describeRepeat, sayRange, sayScore, SCALE_WORDS } from '#core/iq/report/describe-score.ts';
import type { Scored } from './scored.ts';

/** From so many points on the comparison with others stands there unasked. */
const COMPARED_FROM = 80;
/** "97 and 129": more are set smaller. */
const FEW_WORDS = 3;
/** What leads to the figures, which stand by themselves. */
const BEFORE = ['between', 'from'];

/** The range first, the best guess second, and what both mean. */
export function ScoreWords({ score }: { readonly score: Scored }): ReactElement {
  const words = sayRange(score.interval).split(' ');
  const before = words.filter((word) => BEFORE.includes(word));
  const figures = words.filter((word) => !BEFORE.includes(word));
  const compared = (
    <>
      <p>{describePercentile(score.percentile, score.percentileRange)}</p>
      <p>How likely each category is: {describeCategories(score.categories)}.</p>
    </>
  );
  const isLow = score.iqScore < COMPARED_FROM;
  return (
    <>
      <p className="iqr-range">
        <span>{['Probably', ...before].join(' ')} </span>
        <strong data-long={figures.length > FEW_WORDS || undefined}>{figures.join(' ')}</strong>
      </p>
      <div className="iqr-say">
        <p>
          Best single guess <b>{sayScore(score.iqScore)}</b>. {SCALE_WORDS} {describeRepeat(score.composite)}
        </p>
        {isLow ? <LowScore /> : compared}
        {isLow ? (
          <details className="iqr-compared">
            <summary>Compare with other people</summary>
            {compared}
          </details>
        ) : null}
      </div>
    </>
  );
}

function LowScore(): ReactElement {
  return (
    <>
      <p>
        A tired day, a language you are not at home in, a small screen or interruptions lower such a result. Take it again after three
        months, rested and in the form that suits you.
      </p>
      <p>If daily life worries you, a psychologist can test properly.</p>
    </>
  );
}
