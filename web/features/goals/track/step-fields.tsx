import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { MAX_STEPS } from '#core/goals/limits.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useSaid } from '#web/ui/use-said.tsx';
import type { DraftStep } from './goal-draft.ts';

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
      <ol className="grid gap-2">
        {steps.map(({ key, step }, i) => (
          <li key={key} className="flex items-center gap-1">
            <input
              id={idOf('text', key)}
              aria-label={`Step ${i + 1}`}
              value={step.text}
              maxLength={300}
              autoComplete="off"
              onChange={(event) =>
                onChange(steps.map((own) => (own.key === key ? { key, step: { ...step, text: event.target.value } } : own)))
              }
              className="h-11.5 min-w-0 flex-1 rounded-2 bg-sheet px-3.5 inset-ring inset-ring-control outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus forced-colors:border"
            />
            <IconButton id={idOf('up', key)} label={`Move step ${i + 1} up`} disabled={i === 0} onClick={() => shift(i, -1)}>
              <ArrowUp size={17} aria-hidden="true" />
            </IconButton>
            <IconButton
              id={idOf('down', key)}
              label={`Move step ${i + 1} down`}
              disabled={i === steps.length - 1}
              onClick={() => shift(i, 1)}
            >
              <ArrowDown size={17} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove step ${i + 1}`} onClick={() => remove(i)}>
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
