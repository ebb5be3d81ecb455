import { ArrowUpToLine, Check, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { isFull, makeFirst, togglePick } from '#core/assessment/answer-sheet.ts';
import { labelOf } from '#core/assessment/choice-words.ts';
import { CHOICES, MAX_PICKS, type ListQuestion } from '#core/assessment/questions.ts';
import { ordinal } from '#core/ordinal.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useSaid } from '#web/ui/use-said.tsx';
import { OwnWords } from './own-words.tsx';
import type { Answers } from './use-answers.ts';

export interface PickManyProps {
  readonly question: ListQuestion;
  readonly answers: Answers;
  readonly labelledBy: string;
}

/** Several of a list, in the order of choosing, and own words. */
export function PickMany({ question, answers, labelledBy }: PickManyProps): ReactElement {
  const { sheet, change } = answers;
  const { said, say } = useSaid();
  const picks = sheet.profile[question];
  const own = picks.filter((pick) => !(CHOICES[question] as readonly string[]).includes(pick));
  const full = isFull(sheet, question);
  const toggle = (pick: string): void => {
    const isChosen = picks.includes(pick);
    if (!isChosen && full) return say(FULL);
    change((now) => togglePick(now, question, pick));
    say(
      isChosen
        ? `${labelOf(question, pick)} taken out, ${picks.length - 1} chosen`
        : `${labelOf(question, pick)} is ${ordinal(picks.length + 1)}`,
    );
  };
  return (
    <>
      <div role="group" aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
        {[...CHOICES[question], ...own].map((pick) => (
          <Chip
            key={pick}
            label={labelOf(question, pick)}
            place={picks.indexOf(pick)}
            isOff={full && !picks.includes(pick)}
            onToggle={() => toggle(pick)}
          />
        ))}
      </div>
      <p className="-mt-3 text-sm text-ink-2">{full ? FULL : `${picks.length} of at most ${MAX_PICKS} chosen.`}</p>
      <OwnWords question={question} answers={answers} say={say} />
      {picks.length > 1 ? (
        <ol aria-label="What you chose, the most important first" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
          {picks.map((pick, i) => (
            <li key={pick} className="flex min-h-11 items-center gap-3 border-b border-line">
              <span className="w-9 flex-none text-sm font-[560] text-ink-3 tabular-nums">{ordinal(i + 1)}</span>
              <span className="min-w-0 flex-1 py-1 wrap-anywhere">{labelOf(question, pick)}</span>
              {i === 0 ? null : (
                <IconButton
                  label={`Make “${labelOf(question, pick)}” first`}
                  onClick={() => {
                    change((now) => makeFirst(now, question, pick));
                    say(`${labelOf(question, pick)} is first`);
                  }}
                >
                  <ArrowUpToLine size={18} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

const FULL = `${MAX_PICKS} of ${MAX_PICKS} chosen. Take one out to choose another.`;

interface ChipProps {
  readonly label: string;
  /** Where it stands among those that are chosen; -1 when it is not. */
  readonly place: number;
  readonly isOff: boolean;
  readonly onToggle: () => void;
}

function Chip({ label, place, isOff, onToggle }: ChipProps): ReactElement {
  const isChosen = place >= 0;
  const Sign = isChosen ? Check : Plus;
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-2 bg-sheet px-3.5 py-2 inset-ring inset-ring-control hover:bg-hover has-checked:inset-ring-2 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-disabled:opacity-50 forced-colors:border">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-disabled={isOff || undefined}
        className="absolute inset-0 appearance-none outline-none"
      />
      <Sign size={16} aria-hidden="true" className="flex-none text-ink-3" />
      <span className="min-w-0 font-[560] wrap-anywhere">{label}</span>
      {isChosen ? <span className="text-sm text-ink-3 tabular-nums">{ordinal(place + 1)}</span> : null}
    </label>
  );
}
