import { Timer } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import { Button } from '#web/ui/button.tsx';

const ROUND_SEC = 60;
const RADIUS = 11;
const LENGTH = 2 * Math.PI * RADIUS;

export interface PaceRingProps {
  /** Of the button that begins it. */
  readonly label: string;
  /** What is said from which second on, the earliest first. */
  readonly beats: readonly { readonly atSec: number; readonly text: string }[];
}

/** A minute that one can see. It tells where one is and cuts nothing off. */
export function PaceRing({ label, beats }: PaceRingProps): ReactElement {
  const [begunMs, setBegunMs] = useState<number | null>(null);
  const sec = useSecondsSince(begunMs);
  if (begunMs === null)
    return (
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3.25"
        icon={<Timer size={16} aria-hidden="true" />}
        onClick={() => setBegunMs(Date.now())}
      >
        {label}
      </Button>
    );
  const beat = beats.findLast(({ atSec }) => sec >= atSec);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none" strokeWidth="3">
        <circle cx="14" cy="14" r={RADIUS} className="stroke-line-2" />
        <circle
          cx="14"
          cy="14"
          r={RADIUS}
          transform="rotate(-90 14 14)"
          strokeDasharray={`${Math.min(1, sec / ROUND_SEC) * LENGTH} ${LENGTH}`}
          className="stroke-accent"
        />
      </svg>
      <span className="tabular-nums">{formatTime(sec)}</span>
      <span>{beat?.text}</span>
      <Button size="sm" variant="quiet" onClick={() => setBegunMs(null)}>
        Stop the time
      </Button>
    </div>
  );
}

function useSecondsSince(begunMs: number | null): number {
  const [sec, setSec] = useState(0);
  useEffect(() => {
    if (begunMs === null) return;
    const look = () => setSec(Math.floor((Date.now() - begunMs) / 1000));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [begunMs]);
  return sec;
}
