import { describe, expect, it } from 'vitest';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import type { Database } from '../db/database.ts';
import { listFavorites } from '../features/favorites/queries.ts';
import { listNotes } from '../features/notes/list-notes.ts';
import { changeNote, type NoteRow } from '../features/notes/queries.ts';
import { findSettings } from '../features/profile/queries.ts';
import { listItemPlaces } from '../features/progress/queries.ts';
import type { House } from '../house.ts';
import { requireOwn } from './owned.ts';

const robin = { id: learnerId('robin'), name: 'Robin', email: 'robin@example.org' };

describe('a learner’s row', () => {
  it('is theirs alone; of any other nobody learns that it is there', () => {
    const row = { userId: robin.id, text: 'mine' };
    expect(requireOwn(row, robin)).toBe(row);
    for (const other of [{ ...row, userId: learnerId('maren') }, undefined])
      expect(() => requireOwn(other, robin)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });

  it('cannot be asked for without its owner, or with any other text: that does not compile', () => {
    // Held by the compiler alone, which fails where an error is missing; nothing here is run.
    void ((house: House, db: Database, note: NoteRow) => [
      // @ts-expect-error whose?
      listFavorites(house, { limit: 1 }),
      // @ts-expect-error any text
      listNotes(house, 'robin', { order: 'newest', limit: 1 }),
      // @ts-expect-error what a request says
      findSettings(house, new Request('/').headers.get('x-cairn-learner')),
      // @ts-expect-error an item is not a learner
      listItemPlaces(house, 'deep-work', robin.id),
      // @ts-expect-error nobody checked whose it is
      changeNote(house, note, { text: 'yours' }),
      // @ts-expect-error a learner by any text
      db.selectFrom('note').where('userId', '=', 'robin'),
      // @ts-expect-error a row for anybody
      db.insertInto('favorite').values({ userId: 'robin', itemId: 'a', createdAt: 1 }),
    ]);
  });
});
