import path from 'node:path';

export default {
  testRunner: 'vitest',
  // Not by `testFiles`, with which the runner starts no test at all for mutants of what a file does while it is loaded.
  vitest: { configFile: 'bench/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'ignore-summaries.ts')],
  ignorers: ['summaries'],
  coverageAnalysis: 'perTest',
  // An endless loop counts as noticed; a busy machine is none.
  timeoutMS: 10_000,
  // Stryker would rewrite tsconfig.json by an interface that TypeScript 7 does not have. Nothing in it needs that.
  tsconfigFile: 'none',
  ignorePatterns: ['/build', '/data', '/docs', '/library', '/public'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false, reportScoreTable: false },
  logLevel: 'warn',
  warnings: { slow: false },
};
