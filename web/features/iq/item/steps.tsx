import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { ItemStep } from '#core/iq/item/steps.ts';
import { Button } from '#web/ui/button.tsx';
import './steps.css';

export interface StepsProps {
  readonly steps: readonly ItemStep[];
  /** Of the step that is shown, from 0. What it is about is lit by whoever shows the item (`LitParts`). */
  readonly place: number;
  readonly onGo: (place: number) => void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An explanation one step at a time, by buttons or by the arrow keys on them; whole for those who hear it, and on paper. */
export function Steps({ steps, place, onGo }: StepsProps): ReactElement {
  const [isFirst, isLast] = [place === 0, place === steps.length - 1];
  if (steps.length < 2) return <p className="iq-steps">{steps[0]?.text}</p>;
  const go = (to: number): void => {
    if (to >= 0 && to < steps.length) onGo(to);
  };
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(place + move);
  };
  return (
    <div role="group" aria-label="Step by step" className="iq-steps">
      <div role="status" className="iq-step">
        <p className="iq-step-place">
          Step {place + 1} of {steps.length}
        </p>
        <p>{steps[place]?.text}</p>
      </div>
      <div className="iq-step-buttons">
        <Button
          size="sm"
          icon={<ArrowLeft size={15} aria-hidden="true" />}
          aria-disabled={isFirst}
          onKeyDown={press}
          onClick={() => go(place - 1)}
        >
          Back
        </Button>
        <Button size="sm" aria-disabled={isLast} onKeyDown={press} onClick={() => go(place + 1)}>
          Next step
          <ArrowRight size={15} aria-hidden="true" />
        </Button>
        <span className="iq-keys">The arrow keys work here too.</span>
      </div>
      <ol className="iq-steps-all" aria-label="All steps">
        {steps.map(({ text }, n) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
