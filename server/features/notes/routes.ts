import { Hono } from 'hono';
import { except } from 'hono/combine';
import { z } from 'zod';
import { NoteChange, NoteFilter, NoteInput } from '#core/notes/note.ts';
import { NOTE_ORDERS } from '#core/notes/note-sorts.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { describe } from '../../http/describe.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { stopWhenLeft } from '../../http/stop-when-left.ts';
import { validate } from '../../http/validate.ts';
import { findMeantUnit } from '../../catalogue/episodes.ts';
import { listNotes } from './list-notes.ts';
import { addNote, changeNote, findEntry, findNote, presentEntry, presentNote, removeNote } from './queries.ts';
import { sendExport } from './send-export.ts';

const NoteQuery = PageQuery.extend({
  ...NoteFilter.shape,
  unitId: z.string().min(1).max(200).optional(),
  order: z.enum(NOTE_ORDERS).default('newest'),
});

export function noteRoutes(house: House) {
  // Works and places are sorted at each asking.
  const limitSearches = except(
    (c) => !c.req.query('q') && c.req.query('order') !== 'work',
    limitRate(house, 'searchFrom'),
    limitRate(house, 'search'),
  );
  return new Hono<LearnerEnv>()
    .use('/notes', limitSearches)
    .on('GET', '/notes', stopWhenLeft)
    .on(['POST', 'PATCH', 'DELETE'], ['/notes', '/notes/:id'], limitRate(house, 'noteWrite'))
    .use('/notes/export.md', limitRate(house, 'noteExport'))
    .get(
      '/notes',
      describe('GET /notes', 'My notes: of one unit in its order, else the newest first or work by work'),
      validate('query', NoteQuery),
      async (c) => {
        const { unitId, ...query } = c.req.valid('query');
        const unit = unitId === undefined ? undefined : await findMeantUnit(house, unitId);
        const { rows, ...page } = await listNotes(house, c.var.learner.id, { ...query, unitId: unit?.id ?? unitId });
        return c.json({ items: rows.map(presentEntry), ...page });
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
    .get(
      '/notes/export.md',
      describe('GET /notes/export.md', 'My notes as a text file in Markdown, work by work'),
      validate('query', NoteFilter),
      (c) => sendExport(c, house, c.var.learner.id, c.req.valid('query')),
    )
    .get('/notes/:id', describe('GET /notes/:id', 'A note of mine, with what it is about'), async (c) =>
      c.json(presentEntry(requireOwn(await findEntry(house, c.req.param('id')), c.var.learner))),
    )
    .patch('/notes/:id', describe('PATCH /notes/:id', 'Changes a note of mine'), validate('json', NoteChange), async (c) => {
      const note = requireOwn(await findNote(house, c.req.param('id')), c.var.learner);
      return c.json(presentNote(await changeNote(house, note, c.req.valid('json'))));
    })
    .delete('/notes/:id', describe('DELETE /notes/:id', 'Deletes a note of mine'), async (c) => {
      await removeNote(house, requireOwn(await findNote(house, c.req.param('id')), c.var.learner));
      return c.body(null, 204);
    });
}
