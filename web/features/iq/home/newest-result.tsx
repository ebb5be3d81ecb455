import type { ReactElement } from 'react';
import { spanRange } from '#core/iq/report/describe-score.ts';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { FORM_WORDS } from '../form-words.ts';
import { useHiddenScore } from '../use-hidden-score.ts';
import { scoreWords } from './score-words.ts';

export interface NewestResultProps {
  readonly latest: SittingEntry;
  readonly first: SittingEntry | null;
  /** Something else is the next step. */
  readonly isQuiet: boolean;
}

/** What whoever has taken the test sees first. A score is never without its range. */
export function NewestResult({ latest, first, isQuiet }: NewestResultProps): ReactElement {
  const { isHidden } = useHiddenScore();
  const isSeen = isHidden === false;
  const interval = latest.score?.interval ?? null;
  const saidFirst = isSeen && first !== null && first.id !== latest.id ? scoreWords(first.score) : null;
  const Action = isQuiet ? Button : Signpost;
  return (
    <section aria-labelledby="newest" className="iq-newest">
      <h2 id="newest">Your newest result</h2>
      <p className="iq-range disp">{interval === null ? 'Without a score' : isSeen ? spanRange(interval) : 'Out of sight'}</p>
      <p className="iq-lead">
        {interval !== null
          ? isSeen
            ? `Estimated score on the IQ scale (100 = assumed adult average): ${scoreWords(latest.score)}.`
            : 'You chose to hide your score on this device.'
          : latest.isScored
            ? 'There were too few answers to go by, too many were given faster than they can be read, or they were right no more often than guesses.'
            : 'It was practice: taken within 90 days of a scored sitting, it gives no score.'}
      </p>
      <p className="text-ink-2">
        {FORM_WORDS[latest.form].name} form, finished on <Moment atMs={Date.parse(latest.finishedAt ?? latest.createdAt)} isDate />.
        {saidFirst === null ? '' : ` Your first scored sitting said ${saidFirst}; it stays the one that counts.`}
      </p>
      <div className="iq-actions">
        <Action to={iqTestPath(latest.id)}>See the result</Action>
      </div>
    </section>
  );
}
