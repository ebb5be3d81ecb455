import { addRecord, dueRecords, hurry, nextDueMs, putOff, readOutbox, removeRecord, type RecordOutbox } from '#core/records/outbox.ts';
import type { RecordInput } from '#core/records/record.ts';
import { isRefused } from './api/api-error.ts';
import { browserApiFor, type Api } from './api/client.ts';
import { recordsKeyOf } from './coach-keys.ts';

/** Signing out does not wait longer for a connection that may be dead. */
const PATIENCE_MS = 2000;

/** Records are stored before they are sent, and leave the storage when the server has answered. Nobody is told of a failure. */
export interface RecordSender {
  post(record: RecordInput): Promise<void>;
  /** Sends what waits, now and whenever the connection comes back. Returns what ends it. */
  start(): () => void;
  /** Sends what waits, once more, before the session ends. */
  tryLast(): Promise<void>;
}

export interface RecordSenderDependencies {
  readonly sendRecord: Api['sendRecord'];
  /** Throws where storage is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly nowMs: () => number;
}

export function createRecordSender(learnerId: string, { sendRecord, storage, nowMs }: RecordSenderDependencies): RecordSender {
  const key = recordsKeyOf(learnerId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without storage what waits lives as long as the page.
  let unstored: RecordOutbox = [];

  // Read again every time: another tab has the same outbox.
  function read(): RecordOutbox {
    try {
      return [...readOutbox(storage().getItem(key)), ...unstored];
    } catch {
      return unstored;
    }
  }

  function write(outbox: RecordOutbox): void {
    try {
      if (outbox.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(outbox));
      unstored = [];
    } catch {
      unstored = outbox;
    }
  }

  async function send(record: RecordInput): Promise<void> {
    try {
      await sendRecord(record);
    } catch (error) {
      if (!isRefused(error)) {
        write(putOff(read(), record, nowMs()));
        return;
      }
    }
    write(removeRecord(read(), record));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    await Promise.all(dueRecords(read(), nowMs()).map(send));
    const waitMs = nextDueMs(read(), nowMs());
    clearTimeout(timer);
    if (waitMs !== null) timer = setTimeout(() => void flush(), waitMs);
  }

  const flushAll = (): Promise<void> => {
    write(hurry(read()));
    return flush();
  };

  return {
    post(record) {
      write(addRecord(read(), record));
      return flush();
    },
    start() {
      const onOnline = (): void => void flushAll();
      window.addEventListener('online', onOnline);
      void flushAll();
      return () => {
        window.removeEventListener('online', onOnline);
        clearTimeout(timer);
      };
    },
    async tryLast() {
      if (read().length > 0) await Promise.race([flushAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      clearTimeout(timer);
    },
  };
}

let opened: { readonly learnerId: string; readonly sender: RecordSender } | null = null;

/** The one sender of this page: two would try the same records at the same time. */
export function recordSenderOf(learnerId: string): RecordSender {
  if (opened?.learnerId !== learnerId) {
    const { sendRecord } = browserApiFor(learnerId, { isQuiet: true });
    opened = { learnerId, sender: createRecordSender(learnerId, { sendRecord, storage: () => localStorage, nowMs: Date.now }) };
  }
  return opened.sender;
}
