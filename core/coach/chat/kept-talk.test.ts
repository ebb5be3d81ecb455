import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmpty, NOTHING_KEPT, readHeldMessage, readKeptTalk } from './kept-talk.ts';

const KEPT = {
  draft: 'I thought',
  attempt: { messageId: 'said', text: 'I did' },
  cases: { first: 'The move', second: '', chosen: 'first' as const },
  isTaken: true,
  keptMs: 1,
};

it('is read as it was kept', () => {
  expect(readKeptTalk(JSON.stringify(KEPT))).toEqual(KEPT);
  expect(isEmpty(KEPT)).toBe(false);
  expect(isEmpty({ ...NOTHING_KEPT, attempt: KEPT.attempt })).toBe(false);
});

it('is empty when there is nothing, or nothing that can be read', () => {
  for (const json of [null, '', '{', 'null', '[]', '"text"', '{"draft":1,"attempt":{"text":"x"},"cases":[],"keptMs":"x"}'])
    expect(readKeptTalk(json)).toEqual(NOTHING_KEPT);
  expect(isEmpty(NOTHING_KEPT)).toBe(true);
});

it('has the messages that are held apart, and none of what is no message', () => {
  const held = { outgoing: { sendKey: 'key', content: 'Hello', attemptAt: 'message', seenId: null, intent: null }, heldMs: 1 };
  expect(readHeldMessage(JSON.stringify(held))).toEqual(held);
  for (const json of [null, '', '{}', '{"outgoing":{"sendKey":1,"content":"x"}}']) expect(readHeldMessage(json)).toBeNull();
});

it('never throws', () => {
  fc.assert(fc.property(fc.json(), (json) => isEmpty(readKeptTalk(json)) !== undefined && readHeldMessage(json) === null));
});
