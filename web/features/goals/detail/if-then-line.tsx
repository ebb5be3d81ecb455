import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { recallLine, type RecalledWord } from '#core/goals/recall-line.ts';
import { useLearner } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dayOf } from '../days.ts';
import { useToday } from '../use-today.ts';
import { keepRecalled, useRecalled } from './recall-memory.ts';

const LINE = 'max-w-(--measure) border-s-2 border-ink ps-4 font-read text-xl text-pretty text-ink-read italic wrap-anywhere';

export interface IfThenLineProps {
  readonly goal: Pick<Goal, 'id' | 'state' | 'createdAt'>;
  readonly line: string;
}

/** The line of a goal. Such a plan works better when it is rehearsed: from the next day on it is asked for once, and hidden meanwhile. */
export function IfThenLine({ goal: { id, state, createdAt }, line }: IfThenLineProps): ReactElement {
  const learnerId = useLearner()?.id ?? '';
  const today = useToday();
  const wasRecalled = useRecalled(learnerId, id);
  const [words, setWords] = useState<readonly RecalledWord[] | null>(null);
  const [isSkipped, setSkipped] = useState(false);
  const isDue = state === 'open' && today !== null && dayOf(new Date(createdAt)) < today;
  if (words) return <Compared words={words} />;
  if (!isDue || wasRecalled || isSkipped) return <p className={LINE}>{line}</p>;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    keepRecalled(learnerId, id);
    setWords(recallLine(line, String(new FormData(event.currentTarget).get('line') ?? '')));
  };
  const skip = (): void => {
    keepRecalled(learnerId, id);
    setSkipped(true);
  };
  return (
    <form onSubmit={submit} className="grid max-w-(--measure) gap-3 rounded-2 bg-well px-4 py-3.5">
      <TextField
        label="Write your if-then line again from memory"
        name="line"
        maxLength={500}
        autoComplete="off"
        hint="Saying it once more makes it come to mind when it is needed. It is asked for once."
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={skip}>
          Skip
        </Button>
        <Button size="sm" type="submit">
          Compare
        </Button>
      </div>
    </form>
  );
}

function Compared({ words }: { readonly words: readonly RecalledWord[] }): ReactElement {
  const recalled = words.filter(({ isRecalled }) => isRecalled).length;
  return (
    <div role="status" className="grid gap-2">
      <p className={LINE}>
        {words.map(({ word, isRecalled }, i) => (
          <span key={i}>{isRecalled ? word : <u className="underline decoration-2 underline-offset-4">{word}</u>} </span>
        ))}
      </p>
      <p className="text-sm text-ink-2">
        {recalled === words.length ? 'Word for word.' : `${recalled} of ${words.length} words came back. The others are underlined.`}
      </p>
    </div>
  );
}
