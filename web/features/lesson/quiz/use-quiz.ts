import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '#core/library/catalogue.ts';
import type { AskedQuiz, QuizMarking, QuizRecord } from '#core/library/quiz.ts';
import { isChangedElsewhere } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { quizCalls } from '#web/api/quiz-calls.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useFinishLesson } from '../use-finish-lesson.ts';
import { type Answers, carryAnswers, startAnswers } from './carry-answers.ts';

const ASKED_ANEW =
  'This round was handed in before, perhaps in another tab. Here is how it is asked now; your answers to questions in the same words are kept.';

export interface Marking extends QuizMarking {
  /** How it is asked next. */
  readonly again: AskedQuiz;
  readonly record: QuizRecord;
}

/** One sheet after the other: it is answered, marked on the server, which alone knows what is right, and asked anew. */
export function useQuiz(lesson: Lesson, first: AskedQuiz) {
  const [asked, setAsked] = useState(first);
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(first));
  const [marking, setMarking] = useState<Marking | null>(null);
  const [record, setRecord] = useState(lesson.quizRecord);
  const { show } = useToast();
  const { finish } = useFinishLesson(lesson);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => quizCalls(browserApi).markQuiz(lesson.courseId, lesson.id, asked.round, toBody(answers)),
      onSuccess: (result) => {
        setMarking(result);
        if (result.passed) finish(null);
      },
      onError: async (error: Error) => {
        const isAskedAnew = isChangedElsewhere(error) && (await catchUp());
        const detail = isAskedAnew ? ASKED_ANEW : `${error.message} Your answers are still here.`;
        show({ text: 'Not marked.', detail, tone: 'bad', key: 'quiz' });
      },
    },
    queryClient,
  );

  /** This round was handed in by another tab, or its marks were lost on the way: what is asked now is shown, with the answers that fit it. */
  async function catchUp(): Promise<boolean> {
    const fresh = await browserApi.getLesson(lesson.courseId, lesson.id).catch(() => null);
    const { quiz } = fresh ?? {};
    if (!fresh || !quiz) return false;
    setAsked(quiz);
    setRecord(fresh.quizRecord);
    if (fresh.quizRecord?.passed) finish(null);
    setAnswers((before) => carryAnswers(asked, before, quiz));
    return true;
  }

  function startAgain(): void {
    if (!marking) return;
    setAsked(marking.again);
    setRecord(marking.record);
    setAnswers(startAnswers(marking.again));
    setMarking(null);
  }

  return {
    asked,
    answers,
    marking,
    record: marking?.record ?? record,
    answer: (id: string, answer: readonly string[]) => setAnswers((before) => ({ ...before, [id]: answer })),
    mark: () => mutate(),
    isMarking: isPending,
    startAgain,
  };
}

const toBody = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, [...answer]]));
