import { describe, expect, it } from 'vitest';
import type { Note } from '#core/notes/note.ts';
import { createApi } from '#web/api/client.ts';
import { saveNote } from './save-note.ts';

const NOTE: Note = {
  id: 'n1',
  unitId: 'a',
  itemId: 'tides',
  positionSec: 3,
  locator: null,
  quote: null,
  text: 'First',
  color: null,
  createdAt: '2026-01-31T08:00:00.000Z',
  updatedAt: '2026-01-31T08:00:00.000Z',
};
const THEIRS = { ...NOTE, text: 'From the phone', updatedAt: '2026-01-31T08:00:01.000Z' };
const MINE = { text: 'Mine', color: null };
const problem = (status: number, code: string) => Response.json({ detail: 'No.', code }, { status });

/** A server that answers a change with the one, and a question with the other. */
function answering(change: Response, read: Response = problem(404, 'not_found')) {
  const asked: unknown[] = [];
  const api = createApi((_path, init) => {
    if (init?.method === 'PATCH') asked.push(JSON.parse(String(init.body)));
    return Promise.resolve(init?.method === 'PATCH' ? change : read);
  });
  return { api, asked };
}

describe('the words of a note', () => {
  it('are written over what was read', async () => {
    const { api, asked } = answering(Response.json({ ...NOTE, text: 'Second' }));
    expect(await saveNote(api, NOTE, { text: 'Second', color: 'blue' })).toEqual({ type: 'saved', note: { ...NOTE, text: 'Second' } });
    expect(asked).toEqual([{ text: 'Second', color: 'blue', ifUpdatedAt: NOTE.updatedAt }]);
  });

  it('stand beside those of a faster device', async () => {
    const { api } = answering(problem(409, 'changed_elsewhere'), Response.json(THEIRS));
    expect(await saveNote(api, NOTE, MINE)).toEqual({ type: 'clash', theirs: THEIRS });
  });

  it('are no clash when both wrote the same', async () => {
    const { api } = answering(problem(409, 'changed_elsewhere'), Response.json(THEIRS));
    expect(await saveNote(api, NOTE, { text: 'From the phone', color: null })).toEqual({ type: 'saved', note: THEIRS });
  });

  it('take the colour along where only that differs from a faster device', async () => {
    const { api, asked } = answering(problem(409, 'changed_elsewhere'), Response.json(THEIRS));
    await saveNote(api, NOTE, { text: 'From the phone', color: 'pink' }).catch(() => null);
    expect(asked).toEqual([{ text: 'From the phone', color: 'pink', ifUpdatedAt: NOTE.updatedAt }, { color: 'pink' }]);
  });

  it('outlive a note that was deleted, before or meanwhile', async () => {
    expect(await saveNote(answering(problem(404, 'not_found')).api, NOTE, MINE)).toEqual({ type: 'gone' });
    expect(await saveNote(answering(problem(409, 'changed_elsewhere')).api, NOTE, MINE)).toEqual({ type: 'gone' });
  });

  it.each([
    [413, 'too_large'],
    [422, 'invalid_fields'],
    [503, 'database_unavailable'],
  ])('are not said to be saved when they are refused with %d', async (status, code) => {
    await expect(saveNote(answering(problem(status, code)).api, NOTE, MINE)).rejects.toMatchObject({ status });
  });
});
