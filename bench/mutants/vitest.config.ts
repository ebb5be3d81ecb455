import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

/**
 * The tests beside the code of one folder: they alone judge its mutants. Each mutant has a worker of its own, and in it
 * what the tests import is loaded once, not again for every file.
 */
export default defineConfig({
  ...all,
  test: { ...all.test, include: [`${process.env['MUTANTS_OF']}/*.test.ts`], isolate: false },
});
