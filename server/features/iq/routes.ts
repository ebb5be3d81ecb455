import { Hono } from 'hono';
import { z } from 'zod';
import { IQ_FORMS } from '#core/iq/forms.ts';
import { ResponseInput, SiblingAnswer, SittingInput } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { presentAnalysis, wordAnalysis } from './analysis.ts';
import { answerItem } from './answer-item.ts';
import { nameDevice } from './device.ts';
import { createInTurn } from './in-turn.ts';
import { createPractice } from './practice.ts';
import { findChange, presentEntry, presentStatus } from './present.ts';
import { findSitting, listSittings } from './queries.ts';
import { readSitting } from './read-sitting.ts';
import { removeSitting } from './remove-sitting.ts';
import { reviewItem } from './review-item.ts';
import { createSiblings } from './siblings.ts';
import { startSitting } from './start-sitting.ts';
import { readResult } from './stored-result.ts';

const PracticeQuery = z.object({ form: z.enum(IQ_FORMS) });
const ItemParams = z.object({ id: z.string(), number: z.coerce.number().int().min(1).max(1000) });

export function iqRoutes(house: House) {
  const listPractice = createPractice(house);
  const inTurn = createInTurn();
  const siblings = createSiblings(house);

  return new Hono<LearnerEnv>()
    .get('/iq', describe('GET /iq', 'Where I am with the IQ test'), async (c) => {
      house.planner.warm('iq');
      return c.json(await presentStatus(house, c.var.learner.id));
    })
    .get(
      '/iq/practice',
      describe('GET /iq/practice', 'Items of a form to get used to, with their answers'),
      validate('query', PracticeQuery),
      async (c) => c.json({ items: await listPractice(c.req.valid('query').form) }),
    )
    .get('/iq/sittings', describe('GET /iq/sittings', 'My sittings, the newest first'), validate('query', PageQuery), async (c) => {
      const { rows, ...page } = await listSittings(house, c.var.learner.id, c.req.valid('query'));
      return c.json({ items: await Promise.all(rows.map((row) => presentEntry(house, row))), ...page });
    })
    .post(
      '/iq/sittings',
      limitRate(house, 'iqStart'),
      describe('POST /iq/sittings', 'Begins a sitting, with its first item', 201),
      validate('json', SittingInput),
      async (c) => {
        const begun = await startSitting(house, c.var.learner.id, c.req.valid('json'));
        return c.json(begun, 201, { Location: `/api/iq/sittings/${begun.id}` });
      },
    )
    .get(
      '/iq/sittings/:id',
      limitRate(house, 'iqRead'),
      describe('GET /iq/sittings/:id', 'A sitting of mine: the item to be answered, or the result'),
      async (c) => {
        const { id } = c.req.param();
        const { learner } = c.var;
        return c.json(await inTurn(id, async () => readSitting(house, requireOwn(await findSitting(house.db, id), learner))));
      },
    )
    .delete(
      '/iq/sittings/:id',
      describe('DELETE /iq/sittings/:id', 'Deletes it with all that was answered in it'),
      limitRate(house, 'iqDelete'),
      async (c) => {
        const { id } = c.req.param();
        const { learner } = c.var;
        await inTurn(id, async () => removeSitting(house, requireOwn(await findSitting(house.db, id), learner)));
        return c.body(null, 204);
      },
    )
    .post(
      '/iq/sittings/:id/responses',
      limitRate(house, 'iqRespond'),
      describe('POST /iq/sittings/:id/responses', 'Answers an item; the next one, or null when it was the last'),
      validate('json', ResponseInput),
      async (c) => {
        const { id } = c.req.param();
        const { learner } = c.var;
        const answer = { ...c.req.valid('json'), device: nameDevice(c.req.header('user-agent')) };
        return c.json(await inTurn(id, async () => answerItem(house, requireOwn(await findSitting(house.db, id), learner), answer)));
      },
    )
    .get(
      '/iq/sittings/:id/items/:number',
      limitRate(house, 'iqRead'),
      describe('GET /iq/sittings/:id/items/:number', 'An item of a sitting that has ended, with its answer'),
      validate('param', ItemParams),
      async (c) => {
        const { id, number } = c.req.valid('param');
        return c.json(await reviewItem(house, requireOwn(await findSitting(house.db, id), c.var.learner), number));
      },
    )
    .post(
      '/iq/sittings/:id/items/:number/siblings',
      limitRate(house, 'iqSibling'),
      describe('POST /iq/sittings/:id/items/:number/siblings', 'Makes an item like one of a sitting that has ended, to try', 201),
      validate('param', ItemParams),
      async (c) => {
        const { id, number } = c.req.valid('param');
        return c.json(await siblings.ofReviewed(requireOwn(await findSitting(house.db, id), c.var.learner), number), 201);
      },
    )
    .post(
      '/iq/practice/:id/siblings',
      limitRate(house, 'iqSibling'),
      describe('POST /iq/practice/:id/siblings', 'Makes an item like a practice item, to try', 201),
      async (c) => c.json(await siblings.ofPractice(c.var.learner.id, c.req.param('id')), 201),
    )
    .post(
      '/iq/siblings/:id/responses',
      limitRate(house, 'iqRespond'),
      describe('POST /iq/siblings/:id/responses', 'Answers such an item, unscored; what is right, and why'),
      validate('json', SiblingAnswer),
      async (c) => c.json(await siblings.check(c.var.learner.id, c.req.param('id'), c.req.valid('json'))),
    )
    .post(
      '/iq/sittings/:id/analysis',
      limitRate(house, 'iqAnalysis'),
      describe('POST /iq/sittings/:id/analysis', 'Lets the AI service word the analysis, where there is one'),
      async (c) => {
        const { id } = c.req.param();
        const { learner } = c.var;
        const gone = c.req.raw.signal;
        const analyse = async () => {
          const row = requireOwn(await findSitting(house.db, id), learner);
          const result = await readResult(house.db, row);
          if (!result) throw new Problem('conflict', 'An analysis can be made when the sitting has ended.');
          const compared = { ...result, change: await findChange(house, row, result) };
          return presentAnalysis(house, await wordAnalysis(house, row, compared, gone), compared);
        };
        return c.json(await house.work.run('an analysis of the IQ test', () => inTurn(`analysis ${id}`, analyse)));
      },
    );
}
