import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { GOAL_STATES, GoalChange, GoalInput } from '#core/goals/goal.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { TimeZone } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { findTimeZone } from '../profile/queries.ts';
import { addGoal } from './add-goal.ts';
import { changeGoal } from './change-goal.ts';
import { listNextSteps } from './list-next-steps.ts';
import { presentGoals, showGoal } from './present.ts';
import { countGoals, findGoal, listGoals, listOpenDays, removeGoal, type GoalRow } from './queries.ts';
import { writeCalendar } from './write-calendar.ts';

const GoalQuery = PageQuery.extend({
  state: z.enum([...GOAL_STATES, 'closed']).optional(),
  plan: z.string().min(1).max(100).optional(),
});

export function goalRoutes(house: House) {
  const findOwn = async (c: Context<LearnerEnv>) => requireOwn(await findGoal(house.db, c.req.param('id') ?? ''), c.var.learner);

  const sendCalendar = async (c: Context<LearnerEnv>, goals: readonly GoalRow[], fileName: string) => {
    const { name } = house.brand.forHost(c.req.header('host'));
    return c.body(await writeCalendar(goals, { name, origin: siteOriginOf(house, c.req.url) }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    });
  };

  return new Hono<LearnerEnv>()
    .on('GET', '/goals/calendar.ics', limitRate(house, 'goalCalendar'))
    .get(
      '/goals',
      describe('GET /goals', 'My goals, the newest first; open and postponed ones by their day'),
      validate('query', GoalQuery),
      async (c) => {
        const { id } = c.var.learner;
        const { rows, ...page } = await listGoals(house, id, c.req.valid('query'));
        return c.json({ items: await presentGoals(house, id, rows), ...page, ...(await countGoals(house, id)) });
      },
    )
    .post('/goals', describe('POST /goals', 'Adds a goal', 201), limitRate(house, 'goalWrite'), validate('json', GoalInput), async (c) => {
      const { row, isNew } = await addGoal(house, c.var.learner.id, c.req.valid('json'));
      return c.json(await showGoal(house, row), isNew ? 201 : 200, { Location: `/api/goals/${row.id}` });
    })
    .get('/goals/calendar.ics', describe('GET /goals/calendar.ics', 'The days of my open goals, for a calendar'), async (c) => {
      const goals = await listOpenDays(house, c.var.learner.id);
      if (goals.length === 0) throw new Problem('not_found', 'No open goal has a day. Give one a day, then it can go into a calendar.');
      return sendCalendar(c, goals, 'goals.ics');
    })
    .get('/goals/:id/calendar.ics', describe('GET /goals/:id/calendar.ics', 'The day of a goal of mine, for a calendar'), async (c) => {
      const goal = await findOwn(c);
      if (goal.dueOn === null) throw new Problem('not_found', 'This goal has no day. Give it one, then it can go into a calendar.');
      return sendCalendar(c, [goal], 'goal.ics');
    })
    .get('/goals/:id', describe('GET /goals/:id', 'A goal of mine'), async (c) => c.json(await showGoal(house, await findOwn(c))))
    .patch(
      '/goals/:id',
      describe('PATCH /goals/:id', 'Changes a goal of mine'),
      limitRate(house, 'goalWrite'),
      validate('json', GoalChange),
      async (c) => c.json(await showGoal(house, await changeGoal(house, await findOwn(c), c.req.valid('json')))),
    )
    .delete('/goals/:id', describe('DELETE /goals/:id', 'Deletes a goal of mine'), limitRate(house, 'goalWrite'), async (c) => {
      await removeGoal(house, await findOwn(c));
      return c.body(null, 204);
    })
    .get(
      '/next-steps',
      describe('GET /next-steps', 'What to do next, the first first'),
      validate('query', z.object({ tz: TimeZone })),
      async (c) => {
        const { id } = c.var.learner;
        const timeZone = await findTimeZone(house, id, c.req.valid('query').tz);
        return c.json({ items: await listNextSteps(house, id, timeZone) });
      },
    );
}
