import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { MAX_STEPS } from '#core/goals/limits.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useSaid } from '#web/ui/use-said.tsx';
import type { DraftStep } from './goal-draft.ts';
import { saveByEnter } from './save-by-enter.ts';

export interface StepFieldsProps {
  readonly steps: readonly DraftStep[];
  readonly onChange: (steps: readonly DraftStep[]) => void;
}

/** The steps of a goal in their order: written, added, moved, taken out. */
export function StepFields({ steps, onChange }: StepFieldsProps): ReactElement {
  const id = useId();
  const { said, say } = useSaid();
  const wanted = useRef<string | null>(null);
  // A field that was added takes the focus, and a button keeps it when its step moves.
  useEffect(() => {
    if (wanted.current !== null) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, [steps]);
  const idOf = (part: string, key: string): string => `${id}-${part}-${key}`;

  /** A step is one line, however long: what is pasted may be several. */
  const write = (key: string, step: DraftStep['step'], text: string) =>
    onChange(steps.map((own) => (own.key === key ? { key, step: { ...step, text: text.replace(/\s*\n\s*/gu, ' ') } } : own)));
  const add = () => {
    const key = crypto.randomUUID();
    wanted.current = idOf('text', key);
    onChange([...steps, { key, step: { text: '', isDone: false } }]);
  };
  const remove = (index: number) => {
    const neighbour = steps[index + 1] ?? steps[index - 1];
    wanted.current = neighbour ? idOf('text', neighbour.key) : `${id}-add`;
    onChange(steps.toSpliced(index, 1));
  };
  const shift = (index: number, by: 1 | -1) => {
    const step = steps[index];
    if (!step || !steps[index + by]) return;
    wanted.current = idOf(by === 1 ? 'down' : 'up', step.key);
    onChange(steps.toSpliced(index, 1).toSpliced(index + by, 0, step));
    say(`Step ${index + by + 1} of ${steps.length}`);
  };

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-[560]">Steps</legend>
      <ol className="grid grid-cols-1 gap-2">
        {steps.map(({ key, step }, i) => (
          <li key={key} className="flex items-start gap-1 max-sm:flex-wrap max-sm:justify-end">
            <textarea
              id={idOf('text', key)}
              aria-label={`Step ${i + 1}`}
              value={step.text}
              rows={1}
              maxLength={300}
              onChange={(event) => write(key, step, event.target.value)}
              onKeyDown={saveByEnter}
              className="field-sizing-content max-h-60 min-h-11.5 min-w-0 flex-1 resize-none rounded-2 bg-sheet px-3.5 py-2.5 inset-ring inset-ring-control outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus forced-colors:border max-sm:basis-full"
            />
            <IconButton
              id={idOf('up', key)}
              label={`Move step ${i + 1} up`}
              tooltipSide="left"
              disabled={i === 0}
              onClick={() => shift(i, -1)}
            >
              <ArrowUp size={17} aria-hidden="true" />
            </IconButton>
            <IconButton
              id={idOf('down', key)}
              label={`Move step ${i + 1} down`}
              tooltipSide="left"
              disabled={i === steps.length - 1}
              onClick={() => shift(i, 1)}
            >
              <ArrowDown size={17} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove step ${i + 1}`} tooltipSide="left" onClick={() => remove(i)}>
              <X size={17} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      {steps.length < MAX_STEPS ? (
        <div>
          <Button id={`${id}-add`} size="sm" variant="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            Add a step
          </Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
