import { type ReactElement, useEffect, useRef } from 'react';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';

export interface QuizResultProps {
  readonly right: number;
  readonly of: number;
  readonly passed: boolean;
  readonly passFraction: number;
}

/** Comes into view and takes the focus when the sheet has been marked. */
export function QuizResult({ right, of, passed, passFraction }: QuizResultProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const label = `${right} of ${of} right`;
  const needed = Math.ceil(passFraction * of);
  return (
    <div className="mb-8 max-w-132">
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {label}
      </h3>
      <ScaleBar parts={of} done={right} label={label} className="my-2.5" />
      <p className="text-ink-2">
        {passed
          ? 'That is enough: the lesson is done.'
          : `${needed} ${needed === 1 ? 'is' : 'are'} needed. Read the reasons below, then try again. Nothing is lost.`}
      </p>
    </div>
  );
}
