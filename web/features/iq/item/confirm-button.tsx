import type { ReactElement } from 'react';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { countOpen, isChosenFrom, toAnswer, type Draft } from './draft.ts';

export interface ConfirmButtonProps {
  readonly format: AnswerFormat;
  readonly draft: Draft;
  readonly isWaiting?: boolean;
}

/** The step forward once the answer is whole; before that, what is missing. */
export function ConfirmButton({ format, draft, isWaiting = false }: ConfirmButtonProps): ReactElement {
  const open = countOpen(draft);
  if (open > 0) {
    return (
      <Button type="submit" aria-disabled={isWaiting}>
        {draft.length > 1 ? `Choose ${open}${open < draft.length ? ' more' : ''}` : 'Confirm'}
      </Button>
    );
  }
  return (
    <Signpost type="submit" aria-disabled={isWaiting}>
      {isChosenFrom(format) ? `Confirm ${toAnswer(draft)}` : 'Confirm'}
    </Signpost>
  );
}
