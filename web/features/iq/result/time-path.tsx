import type { ReactElement } from 'react';
import { describeHaste, describePace, DOMAIN_NAMES, WITHHELD_WORDS } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import { formatDuration } from '#core/format-time.ts';
import { countOf } from '#core/words.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import type { DrawingSize } from './lay-hill.ts';
import { layTimes, type ItemOutcome, type TimedItem } from './lay-times.ts';

const OUTCOMES: readonly ItemOutcome[] = ['right', 'wrong', 'omitted'];
const OUTCOME_WORDS: Record<ItemOutcome, string> = { right: 'right', wrong: 'missed', omitted: 'left out' };

/** How long each item took, in the order of the sitting. */
export function TimePath({ result }: { readonly result: IqResult }): ReactElement {
  const { responses, timeAnalysis } = result;
  const totalSec = responses.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const haste = describeHaste(result);
  return (
    <section aria-labelledby="times" className="iqr-times">
      <SectionHead id="times" title="Time on the path" meta={`${countOf(responses.length, 'item')}, ${formatDuration(totalSec)}`} />
      <figure>
        <div aria-hidden="true" className="iqr-key">
          {OUTCOMES.map((outcome) => (
            <span key={outcome}>
              <svg viewBox="0 0 12 12" width="12" height="12">
                <OutcomeMark x={6} y={6} outcome={outcome} />
              </svg>
              {OUTCOME_WORDS[outcome]}
            </span>
          ))}
          <span>
            <svg viewBox="0 0 24 12" width="24" height="12">
              <MedianLine d="M1 6H23" />
            </svg>
            your median
          </span>
        </div>
        <TimesDrawing result={result} size="wide" />
        <TimesDrawing result={result} size="narrow" />
      </figure>
      <div className="mt-2 grid max-w-(--measure) gap-2 text-pretty text-ink-2">
        <p>{describePace(result)}</p>
        {haste === '' ? null : <p>{haste}</p>}
        {timeAnalysis.withheld ? <p>{WITHHELD_WORDS[timeAnalysis.withheld]}</p> : null}
      </div>
      <details className="iqr-more">
        <summary>Every item in a table</summary>
        <TimesTable result={result} />
      </details>
    </section>
  );
}

function TimesDrawing({ result, size }: { readonly result: IqResult; readonly size: DrawingSize }): ReactElement {
  const path = layTimes(result, size);
  return (
    <svg
      viewBox={path.viewBox}
      role="img"
      aria-label="Seconds for each item, in the order of the sitting"
      data-size={size}
      className="iqr-drawn"
    >
      {path.lines.map(({ sec, y }) => (
        <g key={sec}>
          <path d={`M${path.left} ${y}H${path.width}`} strokeDasharray="1.5 4" className="stroke-line-2" />
          <text x="0" y={y + 4} className="iqr-figure-note">
            {sec} s
          </text>
        </g>
      ))}
      {path.medianY === null ? null : <MedianLine d={`M${path.left} ${path.medianY}H${path.width}`} />}
      {path.items.map((item) => (
        <Stem key={item.number} item={item} base={path.base} />
      ))}
      <path d={`M${path.left} ${path.base + 0.5}H${path.width}`} strokeWidth="1.5" className="stroke-ink" />
      {path.figures.map(({ number, x }) => (
        <text key={number} x={x} y={path.base + 19} textAnchor="middle" className="iqr-figure-note">
          {number}
        </text>
      ))}
    </svg>
  );
}

const MedianLine = ({ d }: { readonly d: string }): ReactElement => (
  <path d={d} fill="none" strokeWidth="2.4" strokeLinecap="round" strokeDasharray=".1 6" className="stroke-ink-3" />
);

function Stem({ item: { x, y, outcome }, base }: { readonly item: TimedItem; readonly base: number }): ReactElement {
  return (
    <>
      <path d={`M${x} ${base}V${y}`} strokeWidth="1.75" className={outcome === 'wrong' ? 'stroke-accent' : 'stroke-ink'} />
      <OutcomeMark x={x} y={y} outcome={outcome} />
    </>
  );
}

/** Told apart by shape: full, an open ring, a cross. */
function OutcomeMark({ x, y, outcome }: Pick<TimedItem, 'x' | 'y' | 'outcome'>): ReactElement {
  if (outcome === 'right') return <circle cx={x} cy={y} r="4" className="fill-ink" />;
  if (outcome === 'wrong') return <circle cx={x} cy={y} r="3.6" strokeWidth="2.2" className="fill-paper stroke-accent" />;
  return (
    <>
      <circle cx={x} cy={y} r="4.5" className="fill-paper" />
      <path d={`M${x - 3.5} ${y - 3.5}l7 7m0-7l-7 7`} strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
    </>
  );
}

function TimesTable({ result }: { readonly result: IqResult }): ReactElement {
  const { items } = layTimes(result, 'wide');
  return (
    <table className="iqr-figures">
      <caption className="sr-only">Items in the order of the sitting</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Domain</th>
          <th scope="col">Answer</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ number, outcome }, i) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{DOMAIN_NAMES[result.questions[i]?.category ?? 'logical']}</td>
            <td>{result.responses[i]?.isRapid ? 'left out, too fast' : OUTCOME_WORDS[outcome]}</td>
            <td>{Math.round(result.responses[i]?.timeSpent ?? 0)} s</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
