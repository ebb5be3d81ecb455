import { useState, type ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { networkingRecord } from '#core/coach/review/networking-record.ts';
import { recordSenderOf } from '#web/record-outbox.ts';
import { useLearner } from '#web/root-data.ts';

const CHOICES = [
  [1, 'Not at all'],
  [2, 'A little'],
  [3, 'Half'],
  [4, 'Mostly'],
  [5, 'Fully'],
] as const;

/** What only the learner can say of themself. It is never inferred, and may be left out. */
export function ConfidenceQuestion({ conversation }: { readonly conversation: Conversation }): ReactElement {
  const learnerId = useLearner()?.id ?? '';
  const [chosen, setChosen] = useState(conversation.review?.confidence ?? null);
  const isSaid = chosen !== null;
  const choose = (confidence: number): void => {
    setChosen(confidence);
    // Whether it could be sent is nobody's worry: it waits in the outbox until it can.
    void recordSenderOf(learnerId).post(networkingRecord(conversation, confidence));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="disp text-xl">How ready do you feel for the real one?</legend>
      <div className="mt-3 grid grid-cols-1 gap-2 min-[34rem]:grid-cols-5">
        {CHOICES.map(([value, words]) => (
          <label
            key={value}
            className="relative flex min-h-11 items-center gap-2.5 rounded-2 px-3 py-2 text-sm inset-ring inset-ring-control has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
          >
            <input
              type="radio"
              name="confidence"
              value={value}
              checked={chosen === value}
              disabled={isSaid && chosen !== value}
              onChange={() => choose(value)}
              className="size-4 flex-none accent-ink outline-none"
            />
            {words}
          </label>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-3">
        {isSaid ? 'Kept with the record of this session.' : 'You can leave this out. It is kept with the record of this session.'}
      </p>
    </fieldset>
  );
}
