import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Keeps in a file what failed, an entry each, with errors outside of any test and what needed a second try: in a long log they are hard to find. */
export default class TellFailures implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    const file = process.env['FAILURES_FILE'];
    if (file === undefined) return;
    const failures = modules.flatMap((module) => [
      ...module.errors().map((error) => `${module.relativeModuleId}: ${error.message}`),
      ...[...module.children.allTests('failed')].map(
        (test) => `${module.relativeModuleId} › ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`,
      ),
    ]);
    const late = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `passed only at the second try: ${module.relativeModuleId} › ${test.fullName}`),
    );
    const outside = unhandledErrors.map((error) => `outside of any test: ${error.stack ?? error.message}`);
    writeFileSync(file, JSON.stringify([...failures, ...outside, ...late]));
  };
}
