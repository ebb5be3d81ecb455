import { describe, expect, it } from 'vitest';
import { makeLookBack, MAX_LISTED, type Doings } from './make-look-back.ts';

const NOTHING: Doings = { goals: [], finished: [], sessions: [], sittings: [], evidence: [], assessments: [] };
const EMPTY = { added: [], done: [], postponed: [], dropped: [] };
const goal = (id: string, addedOn: string, state: Doings['goals'][number]['state'] = 'open', closedOn: string | null = null) => ({
  ...{ id, text: `To do ${id}.`, state },
  addedOn,
  closedOn,
  dueOn: null as string | null,
});
const work = (id: string, on: string) => ({ id, kind: 'course' as const, title: `About ${id}`, on });
const session = (id: string, on: string) => ({ id, type: 'career' as const, title: 'Career talk', on });

describe('a look back', () => {
  it('on a month without anything is empty', () => {
    expect(makeLookBack(NOTHING, '2026-11')).toEqual({
      ...{ month: '2026-11', goals: EMPTY, finished: [], sessions: [], sittings: [], skills: [], assessments: null },
    });
  });

  it('has the goals that were added and closed in the month, each under what became of it', () => {
    const goals = [
      goal('a', '2026-10-31', 'done', '2026-11-01'),
      goal('b', '2026-11-30', 'dropped', '2026-12-01'),
      goal('c', '2026-11-02', 'postponed', '2026-11-30'),
      goal('d', '2026-11-03'),
    ];
    const { goals: of } = makeLookBack({ ...NOTHING, goals }, '2026-11');
    expect(of).toEqual({
      added: [
        { id: 'b', text: 'To do b.', on: '2026-11-30' },
        { id: 'd', text: 'To do d.', on: '2026-11-03' },
        { id: 'c', text: 'To do c.', on: '2026-11-02' },
      ],
      done: [{ id: 'a', text: 'To do a.', on: '2026-11-01' }],
      postponed: [{ id: 'c', text: 'To do c.', on: '2026-11-30', until: null }],
      dropped: [],
    });
  });

  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-11-30', null],
    ['2026-11-02', null],
  ])('says of a postponed goal with the day %s that it rests until %s', (dueOn, until) => {
    const goals = [{ ...goal('c', '2026-10-02', 'postponed', '2026-11-30'), dueOn }];
    expect(makeLookBack({ ...NOTHING, goals }, '2026-11').goals.postponed).toMatchObject([{ id: 'c', until }]);
  });

  it('has finished works and sessions, the newest first and of one day as they stood', () => {
    const finished = [work('a', '2026-11-01'), work('b', '2026-10-31'), work('c', '2026-11-09')];
    const sessions = [session('late', '2026-11-09'), session('early', '2026-11-09'), session('next year', '2027-11-09')];
    const made = makeLookBack({ ...NOTHING, finished, sessions }, '2026-11');
    expect(made.finished).toEqual([work('c', '2026-11-09'), work('a', '2026-11-01')]);
    expect(made.sessions.map(({ id }) => id)).toEqual(['late', 'early']);
  });

  it('has the sittings of the IQ test that ended in the month, the newest first', () => {
    const sittings = ['2026-11-01', '2026-10-31', '2026-11-30', '2026-12-01'].map((on) => ({ id: on, form: 'full' as const, on }));
    const { sittings: of } = makeLookBack({ ...NOTHING, sittings }, '2026-11');
    expect(of.map(({ on }) => on)).toEqual(['2026-11-30', '2026-11-01']);
  });

  it('counts the evidence of the month by skill, in the order of the vocabulary', () => {
    const seen = (
      skill: Doings['evidence'][number]['skill'],
      stage: Doings['evidence'][number]['stage'],
      on = '2026-11-05',
      times = 1,
    ) => ({
      ...{ skill, stage, on, times },
    });
    const evidence = [
      seen('learning', 'shown'),
      seen('learning', 'practised'),
      seen('learning', 'practised', '2026-11-30', 3),
      seen('active-listening', 'learned'),
      seen('deciding', 'learned', '2026-10-05'),
    ];
    expect(makeLookBack({ ...NOTHING, evidence }, '2026-11').skills).toEqual([
      { skill: 'active-listening', learned: 1, practised: 0, shown: 0 },
      { skill: 'learning', learned: 0, practised: 4, shown: 1 },
    ]);
  });

  it.each([
    ['there is none', [], null],
    ['there is one', ['2026-11-05'], null],
    ['the month has none', ['2026-09-01', '2026-10-05'], null],
    ['one was before the month', ['2026-08-01', '2026-09-05', '2026-11-05'], ['1', '2']],
    ['one was before and several in the month', ['2026-09-05', '2026-11-05', '2026-11-06', '2026-12-01'], ['0', '2']],
    ['the month has all', ['2026-11-01', '2026-11-01', '2026-11-30'], ['0', '2']],
  ])('compares the month’s latest assessment with the one that counted before: %s', (_, days, pair) => {
    const assessments = days.map((on, i) => ({ id: String(i), on }));
    const [before, after] = pair ?? [];
    expect(makeLookBack({ ...NOTHING, assessments }, '2026-11').assessments).toEqual(pair && { before, after });
  });

  it('stays short, whatever was done', () => {
    const many = Array.from({ length: 3 * MAX_LISTED }, (_, i) => session(String(i), '2026-11-05'));
    expect(makeLookBack({ ...NOTHING, sessions: many }, '2026-11').sessions).toEqual(many.slice(0, MAX_LISTED));
  });
});
