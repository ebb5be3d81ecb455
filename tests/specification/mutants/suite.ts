/** Tests of one sort, run in the scratch copy again and again. */
export interface Suite {
  /**
   * Whole names of the tests that were found, and whether each has passed: one whose house could not be opened has not. Those of
   * a file that could not be loaded are not among them.
   * @param changed files that are not as they were at the run before
   */
  readonly run: (files: Iterable<string>, names: RegExp, changed: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;
  readonly close: () => Promise<void>;
}
