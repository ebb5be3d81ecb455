import type { CoachMessage } from '../conversation/message.ts';

/** Questions of one interview. */
export const INTERVIEW_QUESTIONS = 6;

/** The question that an interview has come to, from 1; null outside of interviews. */
export const questionPlace = (messages: readonly CoachMessage[]): number | null =>
  messages.findLast(({ asked }) => asked?.number != null)?.asked?.number ?? null;
