import { Hono } from 'hono';
import type { Learner } from '#core/account/learner.ts';
import { AnswerSheet } from '#core/library/quiz/check-sheet.ts';
import { presentLesson } from '../../catalogue/present.ts';
import { findUnit, listUnits, toOpenable } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { takeLargeBody } from '../../http/body-limit.ts';
import { describe } from '../../http/describe.ts';
import { requireOpen } from '../../http/entitlement.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findPlace, presentPlace } from '../progress/queries.ts';
import { askNext, markSheet, openQuiz } from './lesson-quiz.ts';

export function lessonRoutes(house: House) {
  const requireLesson = async (courseId: string, lessonId: string, learner: Learner) => {
    const found = await findUnit(house, lessonId);
    const isLesson = found?.item.kind === 'course' && found.item.id === courseId;
    const { unit, item } = await requireOpen(house, learner, isLesson ? found : undefined, toOpenable);
    return { unit, item, units: await listUnits(house, item.id) };
  };

  return new Hono<LearnerEnv>()
    .get('/courses/:courseId/lessons/:lessonId', describe('GET /courses/:courseId/lessons/:lessonId', 'A lesson'), async (c) => {
      const { learner } = c.var;
      const { unit, item, units } = await requireLesson(c.req.param('courseId'), c.req.param('lessonId'), learner);
      const progress = await findPlace(house, learner.id, unit.id);
      const lessonQuiz = openQuiz(learner, unit, units);
      const asked = lessonQuiz && (await askNext(house, lessonQuiz));
      return c.json(
        presentLesson(unit, item, units, {
          quiz: asked?.quiz ?? null,
          quizRecord: asked?.record ?? null,
          progress: progress ? presentPlace(progress, house.now()) : null,
        }),
      );
    })
    .post(
      '/courses/:courseId/lessons/:lessonId/answers',
      describe('POST /courses/:courseId/lessons/:lessonId/answers', 'Marks the answers to a quiz'),
      limitRate(house, 'quizAnswer'),
      takeLargeBody,
      validate('json', AnswerSheet),
      async (c) => {
        const { learner } = c.var;
        const { unit, units } = await requireLesson(c.req.param('courseId'), c.req.param('lessonId'), learner);
        const lessonQuiz = openQuiz(learner, unit, units);
        if (!lessonQuiz) throw new Problem('not_found', 'This lesson has no quiz.');
        const { answers, round } = c.req.valid('json');
        const marking = await markSheet(house, lessonQuiz, answers, round);
        const { quiz: again, record } = await askNext(house, lessonQuiz);
        return c.json({ ...marking, again, record });
      },
    );
}
