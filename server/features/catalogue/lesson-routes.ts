import { Hono } from 'hono';
import { z } from 'zod';
import type { Learner } from '#core/account/learner.ts';
import { markQuiz, Quiz } from '#core/library/quiz.ts';
import { presentLesson } from '../../catalogue/present.ts';
import { findUnit, listUnits, toOpenable } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { requireOpen } from '../../http/entitlement.ts';
import { Problem } from '../../http/problem.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findPlace, presentPlace } from '../progress/queries.ts';

const AnswerSheet = z.strictObject({ answers: z.record(z.string().max(40), z.array(z.string().max(40)).max(20)) });
export function lessonRoutes(house: House) {
  const requireLesson = async (courseId: string, lessonId: string, learner: Learner) => {
    const found = await findUnit(house, lessonId);
    const isLesson = found?.item.kind === 'course' && found.item.id === courseId;
    return requireOpen(house, learner, isLesson ? found : undefined, toOpenable);
  };

  return new Hono<LearnerEnv>()
    .get('/courses/:courseId/lessons/:lessonId', describe('GET /courses/:courseId/lessons/:lessonId', 'A lesson'), async (c) => {
      const { unit, item } = await requireLesson(c.req.param('courseId'), c.req.param('lessonId'), c.var.learner);
      const progress = await findPlace(house, c.var.learner.id, unit.id);
      return c.json(presentLesson(unit, item, await listUnits(house, item.id), progress ? presentPlace(progress) : null));
    })
    .post(
      '/courses/:courseId/lessons/:lessonId/answers',
      describe('POST /courses/:courseId/lessons/:lessonId/answers', 'Marks the answers to a quiz'),
      validate('json', AnswerSheet),
      async (c) => {
        const { unit } = await requireLesson(c.req.param('courseId'), c.req.param('lessonId'), c.var.learner);
        if (!unit.quiz) throw new Problem('not_found', 'This lesson has no quiz.');
        return c.json(markQuiz(Quiz.parse(JSON.parse(unit.quiz)), c.req.valid('json').answers));
      },
    );
}
