import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { iqReviewPath, iqTestPath } from '#web/iq-addresses.ts';
import { useTabClient } from '#web/query-client.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { SiblingScreen } from '../practice/sibling-screen.tsx';
import { useSibling } from '../practice/use-sibling.ts';
import { ReviewedItemView } from './reviewed-item.tsx';
import { findStep, useReviewedItem, type Step } from './reviewed-items.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import './review.css';

export interface ReviewProps {
  readonly sitting: Pick<FinishedSitting, 'id'>;
  /** The item that is shown, the first is 1. */
  readonly number: number;
}

/** The items of a finished sitting, one a screen. */
export function Review({ sitting: { id }, number }: ReviewProps): ReactElement {
  const client = useTabClient();
  const navigate = useNavigate();
  const [isMissedOnly, setMissedOnly] = useState(false);
  const { data: item, error, refetch } = useReviewedItem(id, number);
  const [said, say] = useState('');
  const siblings = useSibling((calls) => calls.makeIqSibling(id, number));
  useHeadingFocus(item ? String(number) : null);
  const go = async (step: Step): Promise<void> => {
    if (!item) return;
    try {
      const to = await findStep(client, id, item, step, isMissedOnly);
      say(to === null ? endOf(step, isMissedOnly) : '');
      if (to !== null) await navigate(iqReviewPath(id, to));
    } catch {
      say('The next one did not load. Check your connection.');
    }
  };
  useArrowKeys((step) => void go(step));
  return (
    <div className="iqr-review">
      <div className="iqr-review-bar">
        <TextLink to={iqTestPath(id)} look="more">
          <ArrowLeft size={15} aria-hidden="true" />
          Back to the result
        </TextLink>
        <Checkbox label="Missed only" name="missed" checked={isMissedOnly} onChange={({ target }) => setMissedOnly(target.checked)} />
      </div>
      {item ? (
        <ReviewedItemView
          key={number}
          item={item}
          action={
            <>
              <Button aria-disabled={siblings.isWaiting} onClick={() => void siblings.ask()}>
                Try one like it
              </Button>
              <div role="alert">{siblings.error === null ? null : <FieldError>{siblings.error}</FieldError>}</div>
            </>
          }
        />
      ) : error ? (
        <ErrorState isPage title="Not read" text={`${error.message} Your answers are kept.`} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {siblings.sibling ? (
        <SiblingScreen siblings={siblings} title={`One like item ${number}, unscored`} back={`Back to item ${number}`} />
      ) : null}
      <div className="iqr-review-steps">
        <Button icon={<ArrowLeft size={17} aria-hidden="true" />} disabled={number <= 1} onClick={() => void go(-1)}>
          Previous
        </Button>
        <p role="status" className="iqr-note">
          {said}
        </p>
        <Button disabled={!item || number >= item.total} onClick={() => void go(1)}>
          Next
          <ArrowRight size={17} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

function endOf(step: Step, isMissedOnly: boolean): string {
  const which = isMissedOnly ? 'missed one ' : '';
  return step === 1 ? `No ${which || 'item '}comes after this.` : `No ${which || 'item '}comes before this.`;
}

function Loading(): ReactElement {
  return (
    <div role="status" aria-label="Loading the item" className="grid max-w-(--measure) gap-4">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-40" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
