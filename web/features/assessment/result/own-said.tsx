import { useId, type ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { isChoice } from '#core/assessment/plan/phrases.ts';
import { LIST_QUESTIONS } from '#core/assessment/questions.ts';
import { SectionHead } from '#web/ui/page-head.tsx';

/** What the learner wrote, once, as it stands; and what is asked about words that belong to no situation of the plan. */
export function OwnSaid({ profile, unplaced }: Pick<Assessment, 'profile' | 'unplaced'>): ReactElement | null {
  const id = useId();
  const own = LIST_QUESTIONS.flatMap((question) =>
    profile[question]
      .filter((pick) => !isChoice(question, pick))
      .map((text) => ({
        key: `${question} ${text}`,
        text,
        isOpen: unplaced.some(({ questionId, answer }) => questionId === question && answer === text),
      })),
  );
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="In your words" rule className="mb-1" />
      <ul className="divide-y divide-line">
        {own.map(({ key, text, isOpen }) => (
          <li key={key} className="py-2.5 wrap-anywhere">
            <q>{text}</q>
            {isOpen ? <span className="block text-sm text-ink-3">Not part of the plan yet</span> : null}
          </li>
        ))}
      </ul>
      {own.some(({ isOpen }) => isOpen) ? <p className="max-w-(--measure) py-2.5 text-pretty">{ASKED}</p> : null}
    </section>
  );
}

const ASKED =
  'What happened the last time it was so, and who was there? Write that down when you answer again: it is easier to place than a wish.';
