import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { QuizMark } from '#core/library/quiz.ts';
import { countOf } from '#core/words.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useFinishLesson } from './use-finish-lesson.ts';

export interface QuizFormProps {
  readonly lesson: Lesson;
  readonly quiz: NonNullable<Lesson['quiz']>;
}

interface Marking {
  readonly marks: readonly QuizMark[];
  readonly passed: boolean;
  readonly answers: Readonly<Record<string, string[]>>;
}

/** Questions on one sheet; marked on the server, which alone knows the answers. */
export function QuizForm({ lesson, quiz }: QuizFormProps): ReactElement {
  const [round, setRound] = useState(1);
  const [marking, setMarking] = useState<Marking | null>(null);
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { show } = useToast();
  const { finish } = useFinishLesson(lesson);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (answers: Record<string, string[]>) => browserApi.markQuiz(lesson.courseId, lesson.id, answers),
      onSuccess: (result, answers) => {
        setMarking({ ...result, answers });
        if (result.passed) finish(null);
      },
      onError: (error: Error) => show({ text: 'Not marked.', detail: error.message, tone: 'bad', key: 'quiz' }),
    },
    queryClient,
  );

  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sheet = new FormData(event.currentTarget);
    const answers = Object.fromEntries(quiz.questions.map(({ id }) => [id, sheet.getAll(id).map(String)]));
    const open = quiz.questions.filter(({ id }) => answers[id]?.length === 0).map(({ id }) => id);
    setUnanswered(open);
    if (open.length === 0) mutate(answers);
  };

  const startAgain = (): void => {
    setMarking(null);
    setRound(round + 1);
    document.getElementById('quiz')?.scrollIntoView();
  };

  // Whoever sends an unfinished sheet is taken to the first question that is open.
  const firstOpen = unanswered[0];
  useEffect(() => {
    if (firstOpen !== undefined) form.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(firstOpen)}"]`)?.focus();
  }, [firstOpen]);

  return (
    <section aria-labelledby="quiz" className="mt-2 max-w-3xl">
      <SectionHead
        id="quiz"
        title={quiz.title === lesson.title ? 'Questions' : quiz.title}
        meta={countOf(quiz.questions.length, 'question')}
        rule
        className="mb-6"
      />
      {marking ? (
        <QuizResult
          right={marking.marks.filter((mark) => mark.correct).length}
          of={quiz.questions.length}
          passed={marking.passed}
          passFraction={quiz.passFraction}
          onAgain={startAgain}
        />
      ) : null}
      <form key={round} ref={form} noValidate onSubmit={check}>
        {quiz.questions.map((question, i) => (
          <QuizQuestion
            key={question.id}
            number={i + 1}
            question={question}
            mark={marking?.marks.find((mark) => mark.questionId === question.id) ?? null}
            chosen={marking?.answers[question.id] ?? []}
            error={
              unanswered.includes(question.id) ? (question.type === 'multiple' ? 'Choose at least one answer.' : 'Choose an answer.') : null
            }
            onAnswer={() => setUnanswered((open) => open.filter((id) => id !== question.id))}
          />
        ))}
        <div className="mt-8">
          {marking?.passed ? (
            <Button onClick={startAgain}>Try again</Button>
          ) : marking ? (
            <Signpost onClick={startAgain}>Try again</Signpost>
          ) : (
            <Signpost type="submit" disabled={isPending}>
              Check answers
            </Signpost>
          )}
        </div>
      </form>
    </section>
  );
}
