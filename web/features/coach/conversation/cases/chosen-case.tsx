import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useTalk, useTalkState } from '../use-talk.ts';
import { PaceRing } from './pace-ring.tsx';

/** Where an answer of a minute usually is. Nothing ends there. */
const BEATS = [
  { atSec: 0, text: 'Where and when it was' },
  { atSec: 10, text: 'What you did' },
  { atSec: 40, text: 'How it ended' },
  { atSec: 60, text: 'A minute is over. Go on as long as you need.' },
];

/** The case that was chosen, as a reminder while it is told. */
export function ChosenCase(): ReactElement | null {
  const talk = useTalk();
  const cases = useTalkState((state) => state.cases);
  if (cases.chosen === null) return null;
  return (
    <div className="mb-2 flex items-start gap-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="text-ink-2 wrap-anywhere">
          Your case: <span className="text-ink">{cases[cases.chosen]}</span>
        </p>
        <PaceRing label="Time it" beats={BEATS} />
      </div>
      <IconButton label="Put the case away" onClick={() => talk.setCases({ ...cases, chosen: null })}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
