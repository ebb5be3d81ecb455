import path from 'node:path';
import { createVitest } from 'vitest/node';

export interface UnitTests {
  /**
   * Whole names of the tests that were found, and whether each has passed: one whose house could not be opened has not. Those of
   * a file that could not be loaded are not among them.
   * @param changed files that are not as they were at the run before
   */
  readonly run: (files: Iterable<string>, names: RegExp, changed: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;
  readonly close: () => Promise<void>;
}

/** One start of Vitest for all mutants: what none of them changes is compiled once. */
export async function openUnitTests(folder: string): Promise<UnitTests> {
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
