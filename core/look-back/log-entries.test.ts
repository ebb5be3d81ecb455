import { expect, it } from 'vitest';
import { listLog, neighbourMonths } from './log-entries.ts';

const goal = (id: string, on: string) => ({ id, text: `Goal ${id}`, on });
const NOTHING = { goals: { added: [], done: [], postponed: [], dropped: [] }, finished: [], sessions: [], sittings: [] };

it('a month is a log of its days, and of one day what was begun comes before what was closed', () => {
  const log = listLog({
    goals: {
      added: [goal('a', '2026-05-09'), goal('b', '2026-05-02')],
      done: [goal('a', '2026-05-09')],
      postponed: [
        { ...goal('c', '2026-05-30'), until: '2026-06-05' },
        { ...goal('e', '2026-05-31'), until: null },
      ],
      dropped: [goal('d', '2026-05-01')],
    },
    finished: [{ id: 'deep-work', kind: 'course', title: 'Deep work', on: '2026-05-09' }],
    sessions: [{ id: 'talk', type: 'interview', title: 'Interview', on: '2026-05-09' }],
    sittings: [{ id: 'sitting', form: 'full', on: '2026-05-09' }],
  });
  expect(log.map(({ on, did }) => `${on} ${did}`)).toEqual([
    '2026-05-01 dropped',
    '2026-05-02 added',
    '2026-05-09 added',
    '2026-05-09 talked',
    '2026-05-09 tested',
    '2026-05-09 finished',
    '2026-05-09 done',
    '2026-05-30 postponed',
    '2026-05-31 rested',
  ]);
  expect(log[5]).toEqual({ on: '2026-05-09', did: 'finished', work: { id: 'deep-work', kind: 'course', title: 'Deep work' } });
});

it('a month without anything has an empty log', () => {
  expect(listLog(NOTHING)).toEqual([]);
});

it.each([
  ['2026-05', '2026-03', '2026-06'],
  ['2026-07', '2026-06', null],
  ['2026-03', null, '2026-05'],
  ['2026-04', '2026-03', '2026-05'],
])('next to %s are %j and %j, also when it holds nothing itself', (month, older, newer) => {
  expect(neighbourMonths(month, ['2026-07', '2026-06', '2026-05', '2026-03'])).toEqual({ older, newer });
});
