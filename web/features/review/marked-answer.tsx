import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { QuizMark } from '#core/library/quiz.ts';
import type { ReviewCard } from '#core/review/review.ts';
import { classes } from '#web/ui/classes.ts';

export interface MarkedAnswerProps {
  readonly question: Extract<ReviewCard, { kind: 'question' }>['question'];
  readonly answer: readonly string[];
  readonly mark: QuizMark;
}

/** What was said, what would have been right, and why. */
export function MarkedAnswer({ question, answer, mark }: MarkedAnswerProps): ReactElement {
  const textsOf = (ids: readonly string[]): string[] => ids.map((id) => question.options.find((option) => option.id === id)?.text ?? id);
  const isOrder = question.type === 'order';
  const Icon = mark.correct ? Check : X;
  return (
    <div className="mb-6 border-l-[1.5px] border-ink pl-4">
      <p className={classes('flex items-center gap-1.5 font-semibold', mark.correct ? 'text-good' : 'text-bad')}>
        <Icon size={16} aria-hidden="true" />
        {mark.correct ? 'Right' : answer.length === 0 ? 'Here it is' : 'Not right'}
      </p>
      {answer.length > 0 ? <Words label="Your answer" texts={textsOf(answer)} isOrder={isOrder} /> : null}
      {mark.correct ? null : (
        <Words label="Right" texts={mark.accepted === null ? textsOf(mark.correctOptionIds) : [mark.accepted]} isOrder={isOrder} />
      )}
      <p className="mt-1 max-w-160 text-ink-2">{mark.explanation}</p>
    </div>
  );
}

interface WordsProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly isOrder: boolean;
}

function Words({ label, texts, isOrder }: WordsProps): ReactElement {
  if (texts.length < 2)
    return (
      <p className="mt-1">
        {label}: {texts}
      </p>
    );
  const List = isOrder ? 'ol' : 'ul';
  return (
    <div className="mt-1">
      <p>{label}:</p>
      <List className="review-words">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </div>
  );
}
