import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import { describeGoal } from '#core/goals/describe-goal.ts';
import type { GoalRow } from './queries.ts';

/** From 09:00 on the day before to the midnight with which the day begins. */
const REMINDED_BEFORE_SEC = 15 * 3600;

/**
 * Goals as whole days of a calendar (RFC 5545), those without a day left out. Read in again, a goal takes its own place:
 * its id is its name there too.
 * @param site its name, and its origin for links to the goals
 */
export function writeCalendar(goals: readonly GoalRow[], { name, origin }: { readonly name: string; readonly origin: string }): string {
  const calendar = ical({ name: 'Goals', prodId: { company: name, product: 'Goals', language: 'EN' } });
  for (const goal of goals) {
    if (goal.dueOn === null) continue;
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
  // Every line of the format ends so, the last one too.
  return `${calendar.toString()}\r\n`;
}
