import type { ReactElement } from 'react';
import type { ReviewCard } from '#core/review/review.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#core/review/grades.ts';
import { GRADE_WORDS, inDays } from './words.ts';

export interface GradesProps {
  readonly card: ReviewCard;
  readonly disabled: boolean;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** How well it came back to mind, and when it comes again. */
export function Grades({ card, disabled, onGrade }: GradesProps): ReactElement {
  return (
    <section aria-labelledby="grades">
      <h3 id="grades" className="mb-2.5">
        How well did it come back to mind?
      </h3>
      <div className="review-grades">
        {REVIEW_GRADES.map((grade, i) => (
          <button
            key={grade}
            type="button"
            aria-disabled={disabled}
            aria-keyshortcuts={`${i + 1}`}
            onClick={disabled ? undefined : () => onGrade(grade)}
            className="review-grade"
          >
            <span className="font-semibold">{GRADE_WORDS[grade]}</span>
            <span className="text-sm text-ink-2">{inDays(card.intervals[grade])}</span>
            <kbd aria-hidden="true">{i + 1}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}
