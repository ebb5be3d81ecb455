import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';

export interface QuizResultProps {
  readonly right: number;
  readonly of: number;
  readonly passed: boolean;
  readonly passFraction: number;
  readonly onAgain: () => void;
}

/** Comes into view and takes the focus when the sheet has been marked. */
export function QuizResult({ right, of, passed, passFraction, onAgain }: QuizResultProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const label = `${right} of ${of} right`;
  const needed = Math.ceil(passFraction * of);
  return (
    <div className="mb-8 max-w-132">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {label}
        </h3>
        <Button size="sm" onClick={onAgain}>
          Try again
        </Button>
      </div>
      <ScaleBar parts={of} done={right} label={label} className="my-2.5" />
      <p className="text-ink-2">
        {passed
          ? 'That is enough: the lesson is done.'
          : `${needed} ${needed === 1 ? 'is' : 'are'} needed. Read the reasons below, then try again. Nothing is lost.`}
      </p>
    </div>
  );
}
