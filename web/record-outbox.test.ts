import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordInput } from '#core/records/record.ts';
import { ApiError, offlineError } from './api/api-error.ts';
import { recordsKeyOf } from './coach-keys.ts';
import { createRecordSender, type RecordSender } from './record-outbox.ts';

const KEY = recordsKeyOf('robin');
const record = (session_id: string): RecordInput => ({
  recordType: 'networking_session',
  category: 'coaching',
  mode: 'manual',
  payload: {
    ...{ session_id, scenario_id: 'conference', scenario_title: 'At a conference', overall_score: null, strengths: [] },
    ...{ improvements: [], specific_tips: [], confidence_level: 3, duration_minutes: 3 },
  },
});

let kept: Map<string, string>;
let isBlocked: boolean;
const sendRecord = vi.fn<(body: RecordInput) => Promise<{ id: string }>>();

/** Another one has the same storage, as after a reload. */
const open = (): RecordSender =>
  createRecordSender('robin', {
    sendRecord,
    nowMs: Date.now,
    storage: () => {
      if (isBlocked) throw new Error('Storage is blocked.');
      return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      };
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  kept = new Map();
  isBlocked = false;
  sendRecord.mockReset().mockResolvedValue({ id: 'kept' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps nothing of what the server has taken', async () => {
  await open().post(record('a'));
  expect(sendRecord).toHaveBeenCalledExactlyOnceWith(record('a'));
  expect(kept.size).toBe(0);
});

it('sends what nobody answered again, later each time, and tells nobody [spec 7.record.silent 8.errors.submission]', async () => {
  sendRecord.mockRejectedValueOnce(offlineError(null)).mockRejectedValueOnce(new ApiError(503, 'Busy.'));
  await open().post(record('a'));
  expect(kept.has(KEY)).toBe(true);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sendRecord).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sendRecord).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sendRecord).toHaveBeenCalledTimes(3);
  expect(kept.size).toBe(0);
});

it('sends what an earlier page left, and at once when the connection is back', async () => {
  sendRecord.mockRejectedValue(offlineError(null));
  await open().post(record('a'));
  vi.clearAllTimers();
  const stop = open().start();
  await vi.advanceTimersByTimeAsync(0);
  expect(sendRecord).toHaveBeenCalledTimes(2);
  sendRecord.mockResolvedValue({ id: 'kept' });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.size).toBe(0);
  stop();
});

it('lets go of what is refused for good, and keeps what waits for the session', async () => {
  sendRecord.mockRejectedValueOnce(new ApiError(422, 'No record.'));
  await open().post(record('a'));
  expect(kept.size).toBe(0);
  sendRecord.mockRejectedValueOnce(new ApiError(401, 'Sign in.'));
  await open().post(record('b'));
  expect(kept.has(KEY)).toBe(true);
});

it('tries once more before the session ends, and waits two seconds for it at most', async () => {
  sendRecord.mockRejectedValueOnce(offlineError(null)).mockReturnValueOnce(new Promise(() => {}));
  const sender = open();
  await sender.post(record('a'));
  const last = sender.tryLast();
  await vi.advanceTimersByTimeAsync(2000);
  await last;
  expect(sendRecord).toHaveBeenCalledTimes(2);
});

it('sends also where nothing can be stored', async () => {
  isBlocked = true;
  sendRecord.mockRejectedValueOnce(offlineError(null));
  await open().post(record('a'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sendRecord).toHaveBeenCalledTimes(2);
});
