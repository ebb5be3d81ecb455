import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

/** The tests beside the code of one folder: they alone judge its mutants. */
export default defineConfig({ ...all, test: { ...all.test, include: [`${process.env['MUTANTS_OF']}/*.test.ts`] } });
