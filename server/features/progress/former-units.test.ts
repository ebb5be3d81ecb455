import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringInHere, openTestHouse, signUp, type TestHouse } from '../../../tests/support/houses/test-house.ts';

let library: string;
let open: TestHouse;
beforeEach(async () => {
  library = mkdtempSync(path.join(tmpdir(), 'cairn-former-'));
  writeLesson('01 First', 'Once upon a time.');
  open = await openTestHouse({ libraryDir: library });
});
afterEach(async () => {
  await open.close();
  rmSync(library, { recursive: true, force: true });
});

function writeLesson(name: string, text: string, id?: string) {
  const folder = path.join(library, 'courses', 'tales');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.md`), id === undefined ? text : `---\nid: ${id}\n---\n${text}`);
}

const report = (fraction: number, minute: number) => ({
  fraction,
  completed: false,
  playedSec: 10,
  observedAt: `2026-05-01T00:0${minute}:00.000Z`,
});

test('a device that knows a unit by the id it had goes on where the learner is', async () => {
  const learner = await signUp(open.app);
  await learner.call('PUT', '/api/progress/tales.first', report(0.2, 0));
  writeLesson('01 First', 'Once upon a time.', 'tale-of-the-first');
  await bringInHere(open.house);

  const answer = await learner.call('PUT', '/api/progress/tales.first', report(0.6, 1));
  expect(await answer.json()).toMatchObject({ unitId: 'tale-of-the-first', fraction: 0.6, playedSec: 20 });
  expect(await (await learner.call('GET', '/api/progress/tales.first')).json()).toMatchObject({ fraction: 0.6 });
  const note = await learner.call('POST', '/api/notes', { unitId: 'tales.first', positionSec: 1, text: 'Kept' });
  expect(await note.json()).toMatchObject({ unitId: 'tale-of-the-first' });

  // Renamed once more, both of its former ids lead to it.
  writeLesson('01 First', 'Once upon a time.', 'tale-one');
  await bringInHere(open.house);
  for (const id of ['tales.first', 'tale-of-the-first', 'tale-one'])
    expect(await (await learner.call('GET', `/api/progress/${id}`)).json()).toMatchObject({ unitId: 'tale-one', fraction: 0.6 });
});

test('an id that is given to a unit again means that unit', async () => {
  const learner = await signUp(open.app);
  await learner.call('PUT', '/api/progress/tales.first', report(0.2, 0));
  writeLesson('01 First', 'Once upon a time.', 'moved-on');
  await bringInHere(open.house);
  writeLesson('02 Second', 'And they lived happily.', 'tales.first');
  await bringInHere(open.house);
  expect(await (await learner.call('GET', '/api/progress/tales.first')).json()).toBeNull();
  expect(await (await learner.call('GET', '/api/progress/moved-on')).json()).toMatchObject({ fraction: 0.2 });
});
