import { Hono } from 'hono';
import { z } from 'zod';
import { NoteChange, NoteInput } from '#core/notes/note.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findMeantUnit } from '../../catalogue/episodes.ts';
import { addNote, changeNote, findNote, listNotes, presentNote, removeNote } from './queries.ts';

const NoteQuery = PageQuery.extend({ unitId: z.string().min(1).max(200).optional(), itemId: z.string().min(1).max(200).optional() });

export function noteRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get(
      '/notes',
      describe('GET /notes', 'My notes: of one unit in its order, else the newest first'),
      validate('query', NoteQuery),
      async (c) => {
        const { unitId, ...query } = c.req.valid('query');
        const unit = unitId === undefined ? undefined : await findMeantUnit(house, unitId);
        const { rows, ...page } = await listNotes(house, c.var.learner.id, { ...query, unitId: unit?.id ?? unitId });
        return c.json({ items: rows.map(presentNote), ...page });
      },
    )
    .post('/notes', describe('POST /notes', 'Marks or notes a place', 201), validate('json', NoteInput), async (c) => {
      const input = c.req.valid('json');
      const unit = await findMeantUnit(house, input.unitId);
      // What comes out later does not exist yet; what is missing at the moment does.
      if (!unit || unit.publishedAt > house.now()) throw new Problem('not_found');
      const row = await addNote(house, { userId: c.var.learner.id, unitId: unit.id, itemId: unit.itemId }, input);
      return c.json(presentNote(row), 201, { Location: `/api/notes/${row.id}` });
    })
    .patch('/notes/:id', describe('PATCH /notes/:id', 'Changes a note of mine'), validate('json', NoteChange), async (c) => {
      const note = requireOwn(await findNote(house, c.req.param('id')), c.var.learner);
      return c.json(presentNote(await changeNote(house, note, c.req.valid('json'))));
    })
    .delete('/notes/:id', describe('DELETE /notes/:id', 'Deletes a note of mine'), async (c) => {
      await removeNote(house, requireOwn(await findNote(house, c.req.param('id')), c.var.learner));
      return c.body(null, 204);
    });
}
