import type { Ask } from './request.ts';

/** The calls of quizzes. */
export const quizCalls = ({ ask }: { readonly ask: Ask }) => ({
  markQuiz: (courseId: string, lessonId: string, round: number, answers: Record<string, string[]>) =>
    ask('POST /courses/:courseId/lessons/:lessonId/answers', { params: { courseId, lessonId }, body: { round, answers } }),
});
