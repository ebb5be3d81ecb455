import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { PlainDate } from '#core/plain-date.ts';
import type { ProfileLine, ProfilePoint } from '#core/days/profile-line.ts';
import { sayDay } from '#core/say-day.ts';

export interface DaysTableProps {
  readonly line: ProfileLine;
  readonly today: PlainDate;
}

const isEmpty = ({ seconds, answered, finished }: ProfilePoint): boolean => seconds === 0 && answered === 0 && finished.length === 0;

/** The same as the line, in words and figures, the newest first. */
export function DaysTable({ line: { step, points }, today }: DaysTableProps): ReactElement {
  const held = points.filter((point) => !isEmpty(point)).toReversed();
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center">
        <span className="text-link font-[560]">{step === 'week' ? 'Weeks as a table' : 'Days as a table'}</span>
      </summary>
      {/* A wide table is scrolled in its own frame, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label={`Table of ${step}s`} tabIndex={0} className="overflow-x-auto">
        <table className="days-table">
          <caption className="sr-only">Time, answers and finished works by {step}; those without anything are left out</caption>
          <thead>
            <tr>
              <th scope="col">{step === 'week' ? 'Week from' : 'Day'}</th>
              <th scope="col">Time</th>
              {step === 'week' ? <th scope="col">Stones</th> : null}
              <th scope="col">Answers</th>
              <th scope="col">Finished</th>
            </tr>
          </thead>
          <tbody>
            {held.map(({ from, seconds, stones, answered, finished }) => (
              <tr key={from}>
                <th scope="row">{sayDay(from, today)}</th>
                <td>{formatDuration(seconds)}</td>
                {step === 'week' ? <td>{stones}</td> : null}
                <td>{answered}</td>
                <td>{finished.map(({ title }) => title).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
