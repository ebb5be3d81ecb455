import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { itemPath } from '#web/addresses.ts';
import { goalPracticePath } from '#web/coach-addresses.ts';
import { Signpost } from '#web/ui/button.tsx';
import type { NextPart } from '../parts.ts';
import { stepBoxId } from './goal-steps.tsx';

export interface NextPartSignpostProps {
  readonly goal: Goal;
  readonly part: NextPart;
}

/** The step forward of a goal: its work, its practice, or the step that stands further down. */
export function NextPartSignpost({ goal: { id, steps }, part }: NextPartSignpostProps): ReactElement {
  switch (part.kind) {
    case 'work':
      return (
        <Signpost to={itemPath(part.work)} className="max-sm:w-full">
          {part.work.fraction > 0 ? 'Continue' : 'Start'} {part.work.title}
        </Signpost>
      );
    case 'practice':
      return (
        <Signpost to={goalPracticePath(part.practice.mode, id)} className="max-sm:w-full">
          Practise with the coach
        </Signpost>
      );
    case 'step': {
      const number = steps.indexOf(part.step) + 1;
      return (
        <Signpost className="max-sm:w-full" onClick={() => document.getElementById(stepBoxId(part.step))?.focus()}>
          {number === 1 ? 'Begin with step 1' : `Go on with step ${number}`}
        </Signpost>
      );
    }
  }
}
