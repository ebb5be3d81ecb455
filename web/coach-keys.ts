/* Where the coach keeps things in a browser: `kept-keys.ts` says when they go. */

const BEGUN = 'cairn_coach_begun:';
const HELD = 'cairn_coach_held:';
const SET_UP = 'cairn_coach_set_up:';
const RECALLED = 'cairn_goal_recalled:';
const RECORDS = 'cairn_records:';
const ASSESSMENT = 'cairn_assessment:';

/** Where a tab keeps what a learner has begun to say in a conversation. */
export const begunKeyOf = (learnerId: string, conversationId: string, tabId: string): string =>
  `${BEGUN}${learnerId}:${conversationId}:${tabId}`;

/** Where a message is held until the server has taken it. */
export const heldKeyOf = (learnerId: string, conversationId: string, sendKey: string): string =>
  `${HELD}${learnerId}:${conversationId}:${sendKey}`;

/** Where it keeps what they chose last for conversations of a mode. */
export const setUpKeyOf = (learnerId: string, mode: string): string => `${SET_UP}${learnerId}:${mode}`;

/** Where it keeps that the line of a goal was asked for from memory. */
export const recalledKeyOf = (learnerId: string, goalId: string): string => `${RECALLED}${learnerId}:${goalId}`;

/** Where records wait that the server has not confirmed. */
export const recordsKeyOf = (learnerId: string): string => `${RECORDS}${learnerId}`;

/** Where it is kept how far a learner is with the five questions. */
export const assessmentKeyOf = (learnerId: string): string => `${ASSESSMENT}${learnerId}`;

/** @throws where storage is blocked */
export const keysFrom = (beginning: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(beginning));

/** @throws where storage is blocked */
export const listBegunKeys = (learnerId: string): string[] => keysFrom(`${BEGUN}${learnerId}:`);
