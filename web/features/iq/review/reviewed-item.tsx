import { useState, type ReactElement, type ReactNode } from 'react';
import { DOMAIN_NAMES } from '#core/iq/report/describe-sitting.ts';
import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { Switch } from '#web/ui/field.tsx';
import { Blocks } from '../item/blocks.tsx';
import { hasDrawings } from '../item/draft.ts';
import { Hatch } from '../item/drawn.tsx';
import { GivenAnswer } from '../item/given-answer.tsx';
import { LitParts } from '../item/lit-parts.ts';
import { Steps } from '../item/steps.tsx';

export interface ReviewedItemViewProps {
  readonly item: ReviewedItem;
  /** What can be done once it is understood. */
  readonly action?: ReactNode;
}

/** One item as it was shown, with what was answered, what is right, and why, step by step. */
export function ReviewedItemView({ item, action }: ReviewedItemViewProps): ReactElement {
  const { number, total, domain, level, timeSpentSec, shown, isScored } = item;
  const [isDescribed, describe] = useState(false);
  const [place, setPlace] = useState(0);
  return (
    <article className="iqr-reviewed">
      <Hatch />
      <header>
        <h1>
          Item {number} of {total}: {describeOutcome(item)}
        </h1>
        <p className="text-ink-2">
          {DOMAIN_NAMES[domain]}, level {level} of 5, {Math.round(timeSpentSec)} s.
          {isScored ? '' : ' It was asked to learn how hard it is, and does not count for your score.'}
        </p>
      </header>
      {shown ? (
        <LitParts value={shown.steps[place]?.highlight ?? []}>
          <div className="iqr-reviewed-item">
            <div className="iq-given">
              <h2 className="iqr-reviewed-prompt">{shown.prompt}</h2>
              <Blocks blocks={shown.blocks} isDescribed={isDescribed} />
              {hasDrawings(shown) ? (
                <Switch
                  label="Describe the drawings in words"
                  className="iqr-reviewed-switch"
                  checked={isDescribed}
                  onChange={({ target }) => describe(target.checked)}
                />
              ) : null}
              <section aria-labelledby="why" className="iqr-why">
                <h2 id="why">Why</h2>
                <Steps steps={shown.steps} place={place} onGo={setPlace} />
                {action}
              </section>
            </div>
            <GivenAnswer item={item} format={shown.format} isDescribed={isDescribed} />
          </div>
        </LitParts>
      ) : (
        <p className="iqr-say">
          This item was made by an older version of the test and cannot be drawn again. How it went is kept, and counts as it did.
        </p>
      )}
    </article>
  );
}

function describeOutcome({ outcome, isRapid }: ReviewedItem): string {
  if (outcome === 'omitted') return isRapid ? 'left out, answered faster than it can be read' : 'left out';
  return outcome === 'right' ? 'right' : 'missed';
}
