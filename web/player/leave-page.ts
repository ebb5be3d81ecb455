import { leaveSession } from '#web/api/session-end.ts';
import { forgetKeptOfTab } from '#web/kept-for.ts';

/** The learner has signed out in another tab: this page belongs to somebody who has gone. */
export function leavePage(): void {
  leaveSession();
  forgetKeptOfTab();
  // Asked for anew it would be kept as a page that a visitor wanted.
  window.location.replace('/');
}
