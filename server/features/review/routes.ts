import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { ReviewAnswerInput, ReviewInput, ReviewUndoInput } from '#core/review/review.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { TimeZone } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { findQuestion, markOnCard } from './asked-question.ts';
import { findCard, gradeCard, removeCard, undoGrade } from './change-card.ts';
import { openReview } from './queries.ts';
import { readReviewDay } from './review-day.ts';
import { showReview } from './show-review.ts';
import { visibleCards } from './visible-cards.ts';

const ReviewQuery = z.object({ tz: TimeZone });

export function reviewRoutes(house: House) {
  const { db } = house;
  const findOwn = async (c: Context<LearnerEnv>) => requireOwn(await findCard(db, c.req.param('id') ?? ''), c.var.learner);

  return new Hono<LearnerEnv>()
    .get(
      '/review',
      describe('GET /review', 'Cards of my day, made of what I marked, noted and missed'),
      limitRate(house, 'reviewRead'),
      validate('query', ReviewQuery),
      async (c) => c.json(await openReview(house, c.var.learner, c.req.valid('query').tz)),
    )
    .post(
      '/review/:id',
      describe('POST /review/:id', 'How well a card of today came back to mind'),
      limitRate(house, 'reviewWrite'),
      validate('query', ReviewQuery),
      validate('json', ReviewInput),
      async (c) => {
        const card = await findOwn(c);
        const day = await readReviewDay(house, c.var.learner, c.req.valid('query').tz);
        await gradeCard(db, card, c.req.valid('json'), day);
        return c.json(await showReview(house, day));
      },
    )
    .post(
      '/review/:id/answer',
      describe('POST /review/:id/answer', 'Marks my answer to the question of a card'),
      limitRate(house, 'reviewWrite'),
      validate('json', ReviewAnswerInput),
      async (c) => {
        const { id, questionId } = await findOwn(c);
        const day = await readReviewDay(house, c.var.learner, undefined);
        const visible = await visibleCards(db, day).where('card.id', '=', id).select('unit.quiz').executeTakeFirst();
        const question = findQuestion(visible?.quiz ?? null, questionId);
        if (!question) throw new Problem('not_found', 'There is no question on this card.');
        return c.json(markOnCard(question, id, c.req.valid('json').answer));
      },
    )
    .post(
      '/review/:id/undo',
      describe('POST /review/:id/undo', 'Takes my last answer of today back'),
      limitRate(house, 'reviewWrite'),
      validate('query', ReviewQuery),
      validate('json', ReviewUndoInput),
      async (c) => {
        const card = await findOwn(c);
        const day = await readReviewDay(house, c.var.learner, c.req.valid('query').tz);
        await undoGrade(db, card, c.req.valid('json'), day);
        return c.json(await showReview(house, day));
      },
    )
    .delete(
      '/review/:id',
      describe('DELETE /review/:id', 'A card that I do not want again'),
      limitRate(house, 'reviewWrite'),
      async (c) => {
        await removeCard(db, await findOwn(c), house.now());
        return c.body(null, 204);
      },
    );
}
