import type { ReactElement } from 'react';
import type { TwoCases } from '#core/coach/chat/two-cases.ts';
import { Button } from '#web/ui/button.tsx';
import { useTalk, useTalkState } from '../use-talk.ts';
import { PaceRing } from './pace-ring.tsx';

const NAMES = { first: 'The first', second: 'The second' } as const;
const NOTES_SEC = 60;

/** Before a case is told: a minute to recall two of them, and the choice of the better one. Nobody has to. */
export function CaseTool(): ReactElement {
  const talk = useTalk();
  const cases = useTalkState((state) => state.cases);
  const choose = (chosen: TwoCases['chosen']) => talk.setCases({ ...cases, chosen });
  return (
    <details className="border-t border-line pt-2">
      <summary className="cursor-pointer py-1 text-sm font-[560] text-ink-2">Two cases, choose</summary>
      <p className="mt-1 max-w-120 text-sm text-ink-3">
        Note two times that would answer the question, a few words each, and take the one you remember better.
      </p>
      <PaceRing label="A minute for notes" beats={[{ atSec: NOTES_SEC, text: 'That was a minute. Take the time you need.' }]} />
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {(['first', 'second'] as const).map((which) => (
          <div key={which} className="grid content-start gap-1.5">
            <label htmlFor={`case-${which}`} className="text-sm font-[560]">
              {NAMES[which]}
            </label>
            <textarea
              id={`case-${which}`}
              rows={2}
              maxLength={300}
              value={cases[which]}
              onChange={(event) => talk.setCases({ ...cases, [which]: event.target.value })}
              className="note-field"
            />
            <Button
              size="sm"
              variant={cases.chosen === which ? 'ink' : 'line'}
              aria-pressed={cases.chosen === which}
              disabled={cases[which].trim() === ''}
              onClick={() => choose(cases.chosen === which ? null : which)}
            >
              {cases.chosen === which ? 'This one is told' : 'Tell this one'}
            </Button>
          </div>
        ))}
      </div>
    </details>
  );
}
