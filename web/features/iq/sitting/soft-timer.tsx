import { useEffect, useState, type ReactElement } from 'react';

const TICK_MS = 250;

export interface SoftTimerProps {
  readonly limitSec: number;
  readonly readMs: () => number;
}

/** Counts down, and then says that there is no hurry. Nothing else comes of it. */
export function SoftTimer({ limitSec, readMs }: SoftTimerProps): ReactElement {
  const [spentSec, setSpentSec] = useState(() => Math.floor(readMs() / 1000));
  useEffect(() => {
    const timer = window.setInterval(() => setSpentSec(Math.floor(readMs() / 1000)), TICK_MS);
    return () => window.clearInterval(timer);
  }, [readMs]);
  const leftSec = Math.max(0, limitSec - spentSec);
  const isOver = leftSec === 0;
  return (
    <div className="sitting-timer">
      <div role="timer" aria-label={isOver ? 'No hurry' : `${clockWords(leftSec)} left; nothing ends then`} className="sitting-clock">
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <circle cx="14" cy="14" r="11.5" />
          <circle
            cx="14"
            cy="14"
            r="11.5"
            pathLength="100"
            strokeDasharray={`${(leftSec / limitSec) * 100} 100`}
            transform="rotate(-90 14 14)"
          />
        </svg>
        <span aria-hidden="true" className="sitting-left">
          {isOver ? 'No hurry' : clockWords(leftSec)}
        </span>
      </div>
      <p role="status" className="sr-only">
        {isOver ? 'The time has passed. There is no hurry: your answer counts all the same.' : ''}
      </p>
    </div>
  );
}

const clockWords = (sec: number): string => `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')}`;
