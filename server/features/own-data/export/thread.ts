import { parentPort, workerData } from 'node:worker_threads';
import { Kysely } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { createSqliteDialect } from '../../../db/sqlite.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { keepLog } from '../../../log.ts';
import { streamZip } from '../../../pack-zip.ts';
import { writeFiles } from './write-files.ts';

/** What a thread is begun with. */
export interface ExportTask {
  readonly databaseFile: string;
  readonly learnerId: LearnerId;
  /** Of the site, for links to the places of notes. */
  readonly origin: string;
  readonly nowMs: number;
}

/** What the thread says: some of the zip; then null, when it was all. Each piece is asked for by any message. */
export type ExportPiece = Uint8Array<ArrayBuffer> | null;

/** Fewer and larger messages than zlib makes. */
const PIECE_BYTES = 64 * 1024;

keepLog();

/** The entry of the thread: makes the zip only as fast as its pieces are asked for. */
async function run({ databaseFile, learnerId, origin, nowMs }: ExportTask, port: NonNullable<typeof parentPort>): Promise<void> {
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(databaseFile) });
  const asked = nextMessages(port);
  await asked();
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const send = async () => {
    const piece = Uint8Array.from(Buffer.concat(waiting));
    [waiting, bytes] = [[], 0];
    port.postMessage(piece satisfies ExportPiece, [piece.buffer]);
    await asked();
  };
  for await (const packed of streamZip(writeFiles({ db, now: () => nowMs }, learnerId, origin), new Date(nowMs))) {
    waiting.push(packed);
    bytes += packed.byteLength;
    if (bytes >= PIECE_BYTES) await send();
  }
  await send();
  await db.destroy();
  port.postMessage(null satisfies ExportPiece);
}

/** Waits for the next message, also for one that is there already. */
function nextMessages(port: NonNullable<typeof parentPort>): () => Promise<void> {
  let come = 0;
  let wake = () => {};
  port.on('message', () => {
    come += 1;
    wake();
  });
  return async () => {
    if (come === 0) await new Promise<void>((resolve) => (wake = resolve));
    come -= 1;
  };
}

if (parentPort) {
  const port = parentPort;
  await run(workerData as ExportTask, port);
  port.close();
}
