import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

/** The platform's own takes the square of the length of a text full of marks; `core/normalize.ts` does not. */
it('nobody normalises a text by themselves', () => {
  const files = globSync(['core/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: ROOT });
  const asked = files.filter((file) => !file.includes('.test.') && file !== path.join('core', 'normalize.ts'));
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes('.normalize('))).toEqual([]);
});
