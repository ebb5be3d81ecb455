import { addReport, firstReports, latestReport, markTried, removeReport, type OutboxEntry } from '#core/player/places/outbox.ts';
import type { Place, PlaceReport } from '#core/progress/place.ts';
import { isRefused } from '#web/api/api-error.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';
import { forgetOutbox } from './outbox-learners.ts';
import { openOutboxStore } from './outbox-store.ts';

/** Reports are stored before they are sent, and leave the storage when the server has answered. */
export interface OutboxSender {
  add(unitId: string, report: PlaceReport): void;
  /** Newest report of a unit that the server has not confirmed. */
  latest(unitId: string): PlaceReport | null;
  /** Sends what waits. `keepalive` also sends what would otherwise wait its turn: the page may be going. */
  flush(options?: { keepalive: boolean }): Promise<void>;
  /** Deletes what waits, and takes, sends and tells nothing from then on. */
  forget(): void;
}

/** @param onSaved hears what the server has made of a report; null for a visitor */
export function createOutboxSender(
  { saveProgress, storage }: Pick<PlayerDependencies, 'saveProgress' | 'storage'>,
  learnerId: string | null,
  onSaved: (sent: OutboxEntry, answer: Place | null) => void = () => undefined,
): OutboxSender {
  const store = openOutboxStore(storage, learnerId);
  let isForgotten = false;
  const inFlight = new Map<string, string>();
  const keyOf = ({ unitId, report }: OutboxEntry): string => `${unitId} ${report.observedMs}`;

  // Read again every time: another tab has the same outbox.
  const read = (): OutboxEntry[] => (isForgotten ? [] : store.read());

  function write(entries: OutboxEntry[]): void {
    if (!isForgotten) store.write(entries);
  }

  /** Whether the entry is done with: saved, or refused for good. */
  async function send(entry: OutboxEntry, keepalive: boolean): Promise<boolean> {
    inFlight.set(keyOf(entry), entry.unitId);
    write(markTried(read(), entry));
    try {
      const answer = await saveProgress(entry.unitId, entry.report, { keepalive });
      if (!isForgotten) onSaved(entry, answer);
    } catch (error) {
      if (!isRefused(error)) return false;
    } finally {
      inFlight.delete(keyOf(entry));
    }
    write(removeReport(read(), entry));
    return true;
  }

  async function flush({ keepalive } = { keepalive: false }): Promise<void> {
    const due = keepalive ? read().filter((entry) => !inFlight.has(keyOf(entry))) : firstReports(read(), new Set(inFlight.values()));
    const done = await Promise.all(due.map((entry) => send(entry, keepalive)));
    // Behind what was sent, newer reports of the same unit may have waited.
    if (done.some(Boolean) && read().length > 0) await flush({ keepalive });
  }

  return {
    add: (unitId, report) => write(addReport(read(), unitId, report)),
    latest: (unitId) => latestReport(read(), unitId),
    flush,
    forget() {
      isForgotten = true;
      forgetOutbox(storage, learnerId);
    },
  };
}
