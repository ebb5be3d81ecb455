import './quiz.css';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { AskedQuiz, QuizRecord } from '#core/library/quiz.ts';
import { countOf } from '#core/words.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useQuiz } from './use-quiz.ts';

export interface QuizFormProps {
  readonly lesson: Lesson;
  readonly quiz: AskedQuiz;
}

/** Questions on one sheet. */
export function QuizForm({ lesson, quiz }: QuizFormProps): ReactElement {
  const { asked, answers, marking, record, answer, mark, isMarking, startAgain } = useQuiz(lesson, quiz);
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const open = asked.questions.filter(({ id }) => !answers[id]?.some((part) => part.trim() !== '')).map(({ id }) => id);
    setUnanswered(open);
    if (open.length === 0) mark();
  };

  const shownRound = useRef(asked.round);
  useEffect(() => {
    if (shownRound.current === asked.round) return;
    shownRound.current = asked.round;
    setUnanswered([]);
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [asked.round]);

  // Whoever sends an unfinished sheet is taken to the first question that is open.
  const firstOpen = unanswered[0];
  useEffect(() => {
    if (firstOpen !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(firstOpen)}"]`)?.focus();
  }, [firstOpen]);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="quiz" className="mt-2 max-w-3xl outline-none">
      <SectionHead
        id="quiz"
        title={asked.title === lesson.title ? 'Questions' : asked.title}
        meta={[countOf(asked.questions.length, 'question'), describeBest(record)].filter(Boolean).join(', ')}
        rule
        className="mb-6"
      />
      {marking ? <QuizResult quiz={asked} marking={marking} onAgain={startAgain} /> : null}
      <form key={asked.round} ref={form} noValidate onSubmit={check}>
        {asked.questions.map((question, i) => (
          <QuizQuestion
            key={question.id}
            number={i + 1}
            question={question}
            answer={answers[question.id] ?? []}
            mark={marking?.marks.find((own) => own.questionId === question.id) ?? null}
            isOpen={unanswered.includes(question.id)}
            onAnswer={(chosen) => {
              answer(question.id, chosen);
              setUnanswered((open) => open.filter((id) => id !== question.id));
            }}
          />
        ))}
        <div className="mt-8">
          {marking?.passed ? (
            <Button onClick={startAgain}>Try again</Button>
          ) : marking ? (
            <Signpost onClick={startAgain}>Try again</Signpost>
          ) : (
            <Signpost type="submit" disabled={isMarking}>
              Check answers
            </Signpost>
          )}
        </div>
      </form>
    </section>
  );
}

function describeBest(record: QuizRecord | null): string {
  if (!record || record.bestFraction === null) return '';
  return `best so far ${Math.round(record.bestFraction * 100)}% right`;
}
