import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entryFile, nameEntry, ROOT } from './files.ts';

it('no file of the server but this one asks where it lies: compiled, it lies elsewhere', () => {
  const files = globSync('{server,core}/**/*.ts', { cwd: ROOT }).filter((file) => !/\.test\.ts$|^server\/files\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) => /import\.meta\.(dirname|filename)/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(asking).toEqual([]);
});

it('an entry is its source here, and has a name of its own among what is compiled', () => {
  expect(entryFile('planner/thread.ts')).toBe(path.join(ROOT, 'server/planner/thread.ts'));
  expect(['planner/thread.ts', 'library/threads/thread.ts'].map(nameEntry)).toEqual(['planner-thread', 'library-threads-thread']);
});
