import { Hono } from 'hono';
import { AssessmentInput, ProposalInput } from '#core/assessment/answers.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { toProfile } from '#core/assessment/to-profile.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { readSendKey } from '../../http/send-key.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { makeAssessment } from './make-assessment.ts';
import { propose } from './propose.ts';
import { presentAssessment, presentEntry } from './present.ts';
import { findAssessment, findLatest, findSent, isOfOthers, listAssessments, removeAssessment } from './queries.ts';
import { createSendOnce, sentForAnother } from './send-once.ts';

export function assessmentRoutes(house: House) {
  const sendOnce = createSendOnce<Assessment>();

  return new Hono<LearnerEnv>()
    .get('/assessments', describe('GET /assessments', 'My assessments, the newest first'), validate('query', PageQuery), async (c) => {
      const { rows, ...page } = await listAssessments(house, c.var.learner.id, c.req.valid('query'));
      return c.json({ items: rows.map(presentEntry), ...page });
    })
    .post(
      '/assessments/situations',
      describe('POST /assessments/situations', 'Situations that my answers may speak of, to say yes or no to before the plan'),
      limitRate(house, 'assessmentWrite'),
      validate('json', ProposalInput),
      async (c) => c.json({ proposals: await propose(house, c.var.learner.id, c.req.valid('json').answers, c.req.raw.signal) }),
    )
    .post(
      '/assessments',
      describe('POST /assessments', 'Makes a plan of my answers; as soon as the AI service has answered, where there is one', 201),
      limitRate(house, 'assessmentWrite'),
      validate('json', AssessmentInput),
      async (c) => {
        const { id: userId } = c.var.learner;
        const sendKey = readSendKey(c);
        const sent = { ...c.req.valid('json'), sendKey };
        const profile = JSON.stringify(toProfile(sent.answers));
        const plan = JSON.stringify({ confirmed: sent.confirmed });
        const known = sendKey === null ? undefined : await findSent(house.db, userId, sendKey);
        if (known && isOfOthers(known, { profile, plan })) throw sentForAnother();
        const made = known
          ? await presentAssessment(house, known)
          : await sendOnce({ key: sendKey && `${userId} ${sendKey}`, wish: profile + plan }, c.req.raw.signal, (gone) =>
              makeAssessment(house, userId, sent, gone),
            );
        return c.json(made, 201, { Location: `/api/assessments/${made.id}` });
      },
    )
    .get('/assessments/latest', describe('GET /assessments/latest', 'My newest assessment; null before the first'), async (c) => {
      const row = await findLatest(house.db, c.var.learner.id);
      return c.json(row ? await presentAssessment(house, row) : null);
    })
    .get('/assessments/:id', describe('GET /assessments/:id', 'An assessment of mine'), async (c) =>
      c.json(await presentAssessment(house, requireOwn(await findAssessment(house.db, c.req.param('id')), c.var.learner))),
    )
    .delete(
      '/assessments/:id',
      describe('DELETE /assessments/:id', 'Deletes it with its record; goals that follow it stay'),
      limitRate(house, 'assessmentWrite'),
      async (c) => {
        await removeAssessment(house, requireOwn(await findAssessment(house.db, c.req.param('id')), c.var.learner));
        return c.body(null, 204);
      },
    );
}
