import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findGoal } from './queries.ts';
import { writeCalendar } from './write-calendar.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const ALL = '/api/goals/calendar.ics';
const ofGoal = (id: string) => `/api/goals/${id}/calendar.ics`;
const read = async (url: string) => {
  const response = await learner.call('GET', url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return { text: await response.text(), disposition: response.headers.get('content-disposition') };
};
/** The lines of a calendar as they were before they were folded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const WHOLE = {
  text: 'Hand over one whole task.',
  by: 'before winter',
  measure: 'Ann decides without me.',
  ifThen: 'If it is Monday, then I ask her.',
  dueOn: '2028-02-29',
};

describe('the calendar of a goal', () => {
  it('is its day as a whole, with a reminder at nine on the day before and the way to its page', async () => {
    const { id, updatedAt } = await addGoal(learner, WHOLE);
    const { text, disposition } = await read(ofGoal(id));
    expect(disposition).toBe('attachment; filename="goal.ics"');
    expect(unfold(text)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Cairn//Goals//EN', 'NAME:Goals', 'X-WR-CALNAME:Goals'],
      ...['BEGIN:VEVENT', `UID:${id}`, 'SEQUENCE:0', `DTSTAMP:${updatedAt.replaceAll(/[-:]|\.\d+/g, '')}`],
      ...['DTSTART;VALUE=DATE:20280229', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE'],
      ...['SUMMARY:Hand over one whole task.', 'TRANSP:TRANSPARENT'],
      `DESCRIPTION:When: before winter\\nAnn decides without me.\\nIf it is Monday\\, then I ask her.\\n${ORIGIN}/ai-career/goals/${id}`,
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15H', 'DESCRIPTION:Hand over one whole task.', 'END:VALARM'],
      ...[`URL;VALUE=URI:${ORIGIN}/ai-career/goals/${id}`, 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('is by whoever runs the site', async () => {
    const { id } = await addGoal(learner, WHOLE);
    const { brand } = study.house;
    study.house.brand = { ...brand, forHost: () => ({ ...brand.forHost(undefined), name: 'Fenwick' }) };
    const { text } = await read(ofGoal(id));
    study.house.brand = brand;
    expect(unfold(text)).toContain('PRODID:-//Fenwick//Goals//EN');
  });

  it('keeps its name there and has a higher number once it was changed', async () => {
    const { id } = await addGoal(learner, WHOLE);
    const { now } = study.house;
    study.house.now = () => now() + 5000;
    await learner.call('PATCH', `/api/goals/${id}`, { dueOn: '2028-03-01' });
    study.house.now = now;
    const lines = unfold((await read(ofGoal(id))).text);
    expect(lines).toContain(`UID:${id}`);
    expect(lines).toContain('DTSTART;VALUE=DATE:20280301');
    expect(lines.find((line) => line.startsWith('SEQUENCE:'))).toMatch(/:[5-9]$/);
  });

  it('holds whatever was written as text, in lines of 75 bytes', async () => {
    const text = `Say; "so", \\n\nBEGIN:VEVENT\r\nATTACH:https://bad.example ${'🌊é'.repeat(60)}`;
    const { id } = await addGoal(learner, { text, dueOn: '2026-12-01', ifThen: 'x'.repeat(500) });
    const calendar = (await read(ofGoal(id))).text;
    expect(unfold(calendar)).toContain(`SUMMARY:Say\\; "so"\\, \\\\n\\nBEGIN:VEVENT\\nATTACH:https://bad.example ${'🌊é'.repeat(60)}`);
    expect(unfold(calendar).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(calendar).not.toMatch(/\uFFFD|[^\r]\n/);
  });

  it('is not there without a day, and for nobody else', async () => {
    const { id } = await addGoal(learner);
    expect((await expectProblem(await learner.call('GET', ofGoal(id)), 404, 'not_found')).detail).toContain('Give it one');
    await learner.call('PATCH', `/api/goals/${id}`, { dueOn: '2026-12-01' });
    const other = await signUp(study.app);
    await expectProblem(await other.call('GET', ofGoal(id)), 404, 'not_found');
    await expectProblem(await call(study.app, 'GET', ofGoal(id)), 401, 'not_signed_in');
  });
});

describe('the calendar of all goals', () => {
  it('has the open ones that have a day, the next first', async () => {
    const later = await addGoal(learner, { ...WHOLE, text: 'Later.', dueOn: '2027-01-02' });
    const next = await addGoal(learner, { ...WHOLE, text: 'Next.', dueOn: '2027-01-01' });
    await addGoal(learner, { text: 'Some day.' });
    const done = await addGoal(learner, { ...WHOLE, text: 'Done.' });
    await learner.call('PATCH', `/api/goals/${done.id}`, { state: 'done' });
    await addGoal(await signUp(study.app), WHOLE);
    const { text, disposition } = await read(ALL);
    expect(disposition).toBe('attachment; filename="goals.ics"');
    expect(unfold(text).filter((line) => line.startsWith('UID:'))).toEqual([`UID:${next.id}`, `UID:${later.id}`]);
  });

  it('is one calendar however many there are, and others are served while it is written', async () => {
    const { id } = await addGoal(learner, WHOLE);
    const row = (await findGoal(study.house.db, id))!;
    const goals = Array.from({ length: 95 }, (_, n) => ({ ...row, id: `goal-${n}` }));
    let turns = 0;
    let isWritten = false;
    const countTurns = (): void => {
      turns += 1;
      if (!isWritten) setImmediate(countTurns);
    };
    setImmediate(countTurns);
    const lines = unfold(await writeCalendar(goals, { name: 'Cairn', origin: ORIGIN }));
    isWritten = true;
    expect(turns).toBeGreaterThanOrEqual(9);
    const linesOf = (start: string) => lines.filter((line) => line.startsWith(start));
    expect(linesOf('UID:')).toEqual(goals.map((goal) => `UID:${goal.id}`));
    for (const once of ['BEGIN:VCALENDAR', 'PRODID:', 'END:VCALENDAR']) expect(linesOf(once)).toHaveLength(1);
    expect([linesOf('BEGIN:VEVENT').length, linesOf('END:VEVENT').length, lines.at(-2)]).toEqual([95, 95, 'END:VCALENDAR']);
  });

  it('is not there where no open goal has a day', async () => {
    await addGoal(learner);
    expect((await expectProblem(await learner.call('GET', ALL), 404, 'not_found')).detail).toContain('Give one a day');
    await expectProblem(await call(study.app, 'GET', ALL), 401, 'not_signed_in');
  });
});
