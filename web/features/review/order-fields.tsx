import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useSaid } from '#web/ui/use-said.tsx';
import type { AnswerProps } from './answer-props.ts';

/** The options in the order that the learner gives them. */
export function OrderFields({ question, answer, onChange }: AnswerProps): ReactElement {
  const pressed = useRef<HTMLElement | null>(null);
  const { said, say } = useSaid();
  const textOf = (id: string): string => question.options.find((option) => option.id === id)?.text ?? '';
  const move = (id: string, from: number, to: number): void => {
    onChange(answer.toSpliced(from, 1).toSpliced(to, 0, id));
    say(`${textOf(id)}, now ${to + 1} of ${answer.length}`);
  };
  // A row that is put elsewhere in the page loses the focus that it holds.
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [answer]);
  return (
    <>
      <ol aria-label="Put these in order">
        {answer.map((id, i) => (
          <li key={id} className="review-option">
            <span className="min-w-0 flex-1">
              {i + 1}. {textOf(id)}
            </span>
            {[-1, 1].map((step) => (
              <IconButton
                key={step}
                label={`Move “${textOf(id)}” ${step < 0 ? 'up' : 'down'}`}
                disabled={answer[i + step] === undefined}
                onClick={(event) => {
                  pressed.current = event.currentTarget;
                  move(id, i, i + step);
                }}
              >
                {step < 0 ? <ArrowUp size={18} aria-hidden="true" /> : <ArrowDown size={18} aria-hidden="true" />}
              </IconButton>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
