/** Stands for the planner's thread on a machine that is so busy that to begin it takes longer than a task may. */
const STARTS_MS = 1500;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STARTS_MS);

export { default } from './slow-planner-thread.ts';
