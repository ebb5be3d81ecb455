import path from 'node:path';
import { createVitest } from 'vitest/node';
import type { Suite } from './suite.ts';

/** One start of Vitest for all mutants: what none of them changes is compiled once. */
export async function openUnitTests(folder: string): Promise<Suite> {
  // Many tests read files of the repository by their paths within it.
  process.chdir(folder);
  const vitest = await createVitest('test', {
    ...{ root: folder, config: false, watch: false, reporters: [{}], include: ['{core,server,web,scripts,tests}/**/*.test.{ts,tsx}'] },
    ...{ environment: 'node', testTimeout: 30_000, hookTimeout: 60_000, setupFiles: ['tests/support/fail-on-console-error.ts'] },
    // A process for each file: nothing of the mutant before is left in it.
    ...{ pool: 'forks', isolate: true, maxWorkers: 2, update: 'none', onConsoleLog: () => false },
  });
  return {
    run: async (files, names, changed) => {
      for (const file of changed) vitest.invalidateFile(path.join(folder, file));
      const asked = new Set([...files].map((file) => path.join(folder, file)));
      const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => asked.has(moduleId));
      vitest.setGlobalTestNamePattern(names);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      const tests = testModules.filter(({ moduleId }) => asked.has(moduleId)).flatMap(({ children }) => [...children.allTests()]);
      return new Map(tests.map((test) => [test.fullName, test.result().state === 'passed']));
    },
    close: () => vitest.close(),
  };
}
