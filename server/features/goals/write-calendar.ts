import { setImmediate as nextTurn } from 'node:timers/promises';
import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { describeGoal } from '#core/goals/describe-goal.ts';
import type { GoalRow } from './queries.ts';

/** From 09:00 on the day before to the midnight with which the day begins. */
const REMINDED_BEFORE_SEC = 15 * 3600;

/** Goals that are written in one turn of the event loop: some milliseconds, whatever stands in them. */
const AT_ONCE = 10;
const FIRST_EVENT = '\r\nBEGIN:VEVENT\r\n';
const END = '\r\nEND:VCALENDAR';

/** Who the calendar is by: the name of the site, and its origin for links to the goals. */
export interface CalendarSite {
  readonly name: string;
  readonly origin: string;
}

/**
 * Goals as whole days of a calendar (RFC 5545), those without a day left out. Read in again, a goal takes its own place:
 * its id is its name there too. Others are served while many are written.
 */
export async function writeCalendar(goals: readonly GoalRow[], site: CalendarSite): Promise<string> {
  const dated = goals.filter(({ dueOn }) => dueOn !== null);
  const pieces: string[] = [];
  for (let at = 0; at === 0 || at < dated.length; at += AT_ONCE) {
    if (at > 0) await nextTurn();
    const piece = writePiece(dated.slice(at, at + AT_ONCE), site);
    // The first piece brings the head of the calendar along.
    pieces.push(piece.slice(at === 0 ? 0 : piece.indexOf(FIRST_EVENT), piece.lastIndexOf(END)));
  }
  // Every line of the format ends so, the last one too.
  return `${pieces.join('')}${END}\r\n`;
}

/** A calendar of its own, whose head is the same for the same site. */
function writePiece(goals: readonly GoalRow[], { name, origin }: CalendarSite): string {
  const calendar = ical({ name: 'Goals', prodId: { company: name, product: 'Goals', language: 'EN' } });
  for (const goal of goals) {
    const url = `${origin}/ai-career/goals/${goal.id}`;
    calendar.createEvent({
      id: goal.id,
      // Calendars take a change only with a higher number.
      sequence: Math.max(0, Math.floor((goal.updatedAt - goal.createdAt) / 1000)),
      stamp: new Date(goal.updatedAt),
      start: new Date(`${goal.dueOn}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: goal.text,
      description: [...describeGoal(goal), url].join('\n'),
      url,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: REMINDED_BEFORE_SEC }],
    });
  }
  return calendar.toString();
}
