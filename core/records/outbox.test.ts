import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRecord, dueRecords, hurry, nextDueMs, putOff, readOutbox, removeRecord, type RecordOutbox } from './outbox.ts';
import type { RecordInput } from './record.ts';

const session = (session_id: string, confidence_level: number | null = null): RecordInput => ({
  recordType: 'networking_session',
  category: 'coaching',
  mode: 'manual',
  payload: {
    ...{ session_id, scenario_id: 'conference', scenario_title: 'At a conference', overall_score: null, strengths: [] },
    ...{ improvements: [], specific_tips: [], confidence_level, duration_minutes: 3 },
  },
});
const ids = (outbox: RecordOutbox) => outbox.map(({ record }) => 'session_id' in record.payload && record.payload.session_id);
const fill = (...records: RecordInput[]) => records.reduce(addRecord, [] as RecordOutbox);

it('sends what was put in at once, the oldest first', () => {
  const outbox = fill(session('a'), session('b'));
  expect(dueRecords(outbox, 0)).toEqual([session('a'), session('b')]);
  expect(nextDueMs(outbox, 99)).toBe(0);
  expect(nextDueMs([], 99)).toBeNull();
});

it('has one record of a session: what was said last', () => {
  const outbox = fill(session('a', 2), session('b'), session('a', 4));
  expect(ids(outbox)).toEqual(['b', 'a']);
  expect(dueRecords(outbox, 0)[1]).toEqual(session('a', 4));
});

it('lets go of what the server has confirmed, and of nothing else', () => {
  expect(ids(removeRecord(fill(session('a'), session('b')), session('a')))).toEqual(['b']);
});

describe('a try that nobody answered', () => {
  it('waits twice as long each time, and half an hour at most', () => {
    let outbox = fill(session('a'), session('b'));
    const waits = Array.from({ length: 14 }, () => {
      outbox = putOff(outbox, session('a'), 1000);
      return (outbox[0]?.dueMs ?? 0) - 1000;
    });
    expect(waits.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
    expect(waits.at(-1)).toBe(1_800_000);
    expect(dueRecords(outbox, 1000)).toEqual([session('b')]);
  });

  it('is made up for when the connection is back', () => {
    const outbox = putOff(fill(session('a')), session('a'), 1000);
    expect(dueRecords(outbox, 1000)).toEqual([]);
    expect(nextDueMs(outbox, 2000)).toBe(4000);
    expect(dueRecords(hurry(outbox), 1000)).toEqual([session('a')]);
  });
});

it('keeps no more than fifty', () => {
  const outbox = fill(...Array.from({ length: 60 }, (_, i) => session(`${i}`)));
  expect(ids(outbox)).toHaveLength(50);
  expect(ids(outbox)[0]).toBe('10');
});

it('is read as it was kept, and never throws', () => {
  const outbox = putOff(fill(session('a', 3)), session('a'), 7);
  expect(readOutbox(JSON.stringify(outbox))).toEqual(outbox);
  for (const json of [null, '', '{', '{}', '[null, 1, {"record":{}}, {"record":{"recordType":"x","payload":{}},"tries":"1","dueMs":1}]'])
    expect(readOutbox(json)).toEqual([]);
  fc.assert(fc.property(fc.json(), (json) => Array.isArray(readOutbox(json))));
});
