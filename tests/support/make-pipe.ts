import { execFileSync } from 'node:child_process';

/** A named pipe that nobody writes to: whoever opens it in the ordinary way waits for ever. */
export function makePipe(file: string): void {
  execFileSync('mkfifo', [file]);
}
