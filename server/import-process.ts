/** The entry of the process that brings the library in beside the server: see `keep-library.ts`, which starts it. */
import { constants, setPriority } from 'node:os';
import { readEnv } from './env.ts';
import { explainDatabase } from './http/database-failure.ts';
import type { ImportMessage } from './keep-library.ts';
import { keepLog } from './log.ts';
import { openImporter } from './open-importer.ts';

const TELL_MS = 100;

keepLog();

// The server goes first. Threads that are started later take it over.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The server is gone: nobody waits for this any more, and what is not written yet is found the next time.
process.once('disconnect', () => process.exit(1));
// Ctrl+C in a terminal and the end of a service reach every process of a group. The server is told as well, and ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const tell = (message: ImportMessage) => new Promise((resolve) => process.send?.(message, resolve));

try {
  const importer = await openImporter(readEnv(process.env));
  let toldAt = 0;
  const report = await importer.bringIn({
    onProgress: (progress) => {
      if (performance.now() - toldAt < TELL_MS && progress.done !== progress.total) return;
      toldAt = performance.now();
      void tell({ progress });
    },
  });
  await importer.close();
  await tell({ report });
} catch (error) {
  await tell({ failure: explainDatabase(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)) });
}
process.exit();
