import { ArrowDown, ArrowUp, Check, GripVertical, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { useSaid } from '#web/ui/use-said.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useRowCarry } from './use-row-carry.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The options in the order the learner gives them: carried by their handle, or moved by their buttons. */
export function OrderAnswer({ question, answer, mark, onAnswer }: AnswerProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const { said, say } = useSaid();
  const textOf = (id: string): string => question.options.find((option) => option.id === id)?.text ?? '';

  const move = (from: number, to: number): void => {
    const id = answer[from];
    if (id === undefined || to < 0 || to >= answer.length) return;
    onAnswer(answer.toSpliced(from, 1).toSpliced(to, 0, id));
    say(`${textOf(id)}, now ${to + 1} of ${answer.length}`);
  };
  const { carried, grab } = useRowCarry(list, move);

  // A row that is put elsewhere in the page loses the focus that it holds.
  useLayoutEffect(() => {
    pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [answer]);

  const rightIds = mark?.correctOptionIds ?? [];
  return (
    <>
      <ol ref={list} aria-label="Your order" className="quiz-order">
        {answer.map((id, i) => (
          <li key={id} className="quiz-order-row" data-carried={carried === i ? '' : undefined}>
            {mark ? null : (
              <span className="quiz-grip" aria-hidden="true" onPointerDown={(event) => grab(event, i)}>
                <GripVertical size={18} strokeWidth={1.75} />
              </span>
            )}
            <span className="quiz-order-number" aria-hidden="true">
              {i + 1}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{textOf(id)}</span>
            {mark ? (
              <PlaceMark isRight={rightIds[i] === id} />
            ) : (
              [-1, 1].map((step) => (
                <IconButton
                  key={step}
                  label={`Move “${textOf(id)}” ${step < 0 ? 'up' : 'down'}`}
                  disabled={answer[i + step] === undefined}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                    move(i, i + step);
                  }}
                >
                  {step < 0 ? <ArrowUp {...ICON} /> : <ArrowDown {...ICON} />}
                </IconButton>
              ))
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {mark && !mark.correct ? (
        <div className="mt-3">
          <p className="text-sm text-ink-3">The right order</p>
          <ol className="quiz-right-order">
            {rightIds.map((id) => (
              <li key={id}>{textOf(id)}</li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

function PlaceMark({ isRight }: { readonly isRight: boolean }): ReactElement {
  const Icon = isRight ? Check : X;
  return (
    <Badge tone={isRight ? 'good' : 'bad'} icon={<Icon size={13} aria-hidden="true" />}>
      {isRight ? 'In its place' : 'Not its place'}
    </Badge>
  );
}
