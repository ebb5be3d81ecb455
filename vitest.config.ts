import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const UNDER_PAGES = ['core/**/*.test.ts', 'web/**/*.test.{ts,tsx}'];
const AROUND_SERVER = ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/{boundaries,contract,expressions,specification}/*.test.ts'];

/** They put others in place of modules, which must not have been loaded before. */
const replacing = globSync([...UNDER_PAGES, ...AROUND_SERVER]).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

export const everyTest = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['tests/support/fail-on-console-error.ts'],
};

export default defineConfig({
  test: {
    ...everyTest,
    // By itself Vitest leaves one core out, which of two is half.
    maxWorkers: '100%',
    projects: [
      // To load the same modules for each file anew takes as long as these tests themselves.
      { extends: true, test: { name: 'under pages', include: UNDER_PAGES, exclude: replacing, pool: 'threads', isolate: false } },
      // Servers, threads and processes: on a busy machine one may be too late once. The test command names it.
      { extends: true, test: { name: 'around the server', include: AROUND_SERVER, exclude: replacing, isolate: false, retry: 1 } },
      { extends: true, test: { name: 'replacing modules', include: replacing } },
    ],
  },
});
