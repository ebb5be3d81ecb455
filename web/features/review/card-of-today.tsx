import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { QuizMark } from '#core/library/quiz.ts';
import type { ReviewCard } from '#core/review/review.ts';
import { Button } from '#web/ui/button.tsx';
import { Grades } from './grades.tsx';
import { NoteCard } from './note-card.tsx';
import { Origin } from './origin.tsx';
import { QuestionCard } from './question-card.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import type { ReviewSession } from './use-review.ts';

export interface CardOfTodayProps {
  readonly card: ReviewCard;
  readonly session: ReviewSession;
}

/** One card: first it is recalled, then shown, then graded. */
export function CardOfToday({ card, session }: CardOfTodayProps): ReactElement {
  const { isBusy, canUndo, turn } = session;
  const [isShown, setShown] = useState(false);
  const [mark, setMark] = useState<QuizMark | null>(null);
  const asked = useRef<HTMLHeadingElement>(null);
  useReviewKeys({
    onShow: isShown || card.kind === 'question' ? null : () => setShown(true),
    onGrade: isShown && !isBusy ? (grade) => session.grade(card, grade) : null,
    onUndo: canUndo && !isBusy ? session.undo : null,
  });
  // The first card comes with the page, whose own heading is said.
  useEffect(() => {
    if (turn > 0) asked.current?.focus();
  }, [turn]);
  const show = (marked: QuizMark | null): void => {
    setMark(marked);
    setShown(marked !== null);
  };
  return (
    <article aria-label="Card">
      <Origin card={card} isShown={isShown} />
      {card.kind === 'note' ? (
        <NoteCard card={card} isShown={isShown} headingRef={asked} onShow={() => setShown(true)} />
      ) : (
        <QuestionCard card={card} mark={mark} headingRef={asked} onAnswer={async (answer) => show(await session.answer(card, answer))} />
      )}
      {isShown ? <Grades card={card} disabled={isBusy} onGrade={(grade) => session.grade(card, grade)} /> : null}
      <footer className="review-foot">
        {canUndo ? (
          <Button size="sm" variant="quiet" disabled={isBusy} icon={<Undo2 size={16} aria-hidden="true" />} onClick={session.undo}>
            Take back the last answer
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={() => session.remove(card)}>
          Do not ask this again
        </Button>
      </footer>
    </article>
  );
}
