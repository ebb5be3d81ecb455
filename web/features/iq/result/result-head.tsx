import type { ReactElement } from 'react';
import { LIMITS_WORDS } from '#core/iq/report/describe-score.ts';
import { describeConditions, describeForm } from '#core/iq/report/describe-sitting.ts';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { Switch } from '#web/ui/field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Hill } from './hill.tsx';
import { ScoreWords } from './score-words.tsx';
import type { Scored } from './scored.ts';

export interface ResultHeadProps {
  readonly sitting: FinishedSitting;
  readonly score: Scored;
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

/** What the sitting tells in one view: the range, what it means, and the hill it lies on. */
export function ResultHead({ sitting: { finishedAt, result }, score, isHidden, onHide }: ResultHeadProps): ReactElement {
  return (
    <header className="iqr-head" data-hidden={isHidden || undefined}>
      <div className="iqr-words">
        <h1>
          Estimated score on the IQ scale, taken <Moment atMs={Date.parse(finishedAt)} isDate />
        </h1>
        <div data-score="">
          {isHidden ? (
            <p className="iqr-say">Your score is hidden. Everything below that shows it is left out too.</p>
          ) : (
            <ScoreWords score={score} />
          )}
        </div>
        <p className="iqr-note">
          {[describeForm(result), ...describeConditions(result)].join(' ')} {LIMITS_WORDS}
        </p>
        <Switch
          label="Hide my score on this device"
          className="iqr-hide iqr-screen"
          checked={isHidden}
          onChange={({ target }) => onHide(target.checked)}
        />
      </div>
      {isHidden ? null : (
        <div data-score="">
          <Hill {...score} />
        </div>
      )}
    </header>
  );
}
