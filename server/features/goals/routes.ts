import { Hono } from 'hono';
import { GoalChange, GoalInput } from '#core/goals/goal.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { addGoal, changeGoal, findGoal, listGoals, presentGoal, removeGoal } from './queries.ts';

export function goalRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/goals', describe('GET /goals', 'My goals, the newest first'), validate('query', PageQuery), async (c) => {
      const { rows, ...page } = await listGoals(house, c.var.learner.id, c.req.valid('query'));
      return c.json({ items: rows.map(presentGoal), ...page });
    })
    .post('/goals', describe('POST /goals', 'Adds a goal', 201), validate('json', GoalInput), async (c) => {
      const row = await addGoal(house, c.var.learner.id, c.req.valid('json'));
      return c.json(presentGoal(row), 201, { Location: `/api/goals/${row.id}` });
    })
    .get('/goals/:id', describe('GET /goals/:id', 'A goal of mine'), async (c) =>
      c.json(presentGoal(requireOwn(await findGoal(house, c.req.param('id')), c.var.learner))),
    )
    .patch('/goals/:id', describe('PATCH /goals/:id', 'Changes a goal of mine'), validate('json', GoalChange), async (c) => {
      const goal = requireOwn(await findGoal(house, c.req.param('id')), c.var.learner);
      return c.json(presentGoal(await changeGoal(house, goal, c.req.valid('json'))));
    })
    .delete('/goals/:id', describe('DELETE /goals/:id', 'Deletes a goal of mine'), async (c) => {
      await removeGoal(house, requireOwn(await findGoal(house, c.req.param('id')), c.var.learner));
      return c.body(null, 204);
    });
}
