import { JOBS, type JobInput, type JobName, type JobResult, type JobRunner } from '#server/library/threads/jobs.ts';
import type { FileWatch } from '#server/library/read/read-context.ts';

/** Reads on this thread and without limits: quicker to start, and a fault shows where it is. */
export const RUN_HERE: JobRunner = {
  atOnce: 2,
  run: <Name extends JobName>(name: Name, input: JobInput<Name>, onFile: (path: string) => void = () => {}) => {
    const job = JOBS[name] as unknown as (input: JobInput<Name>, watch: FileWatch) => Promise<JobResult<Name>>;
    return job(input, { onFile, unitsAtOnce: 4, refused: new Map() });
  },
};
