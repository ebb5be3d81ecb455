import { defineConfig } from 'vitest/config';
import { everyTest } from '../../vitest.config.ts';
import { createKeptWorker } from './kept-worker.ts';

/** The tests beside the code of one folder: they alone judge its mutants. */
export default defineConfig({
  plugins: [
    {
      name: 'kept-worker',
      configureVitest({ project }) {
        project.config.pool = 'kept';
        project.config.poolRunner = { name: 'kept', createPoolWorker: createKeptWorker };
      },
    },
  ],
  test: { ...everyTest, include: [`${process.env['MUTANTS_OF']}/*.test.ts`], isolate: false },
});
