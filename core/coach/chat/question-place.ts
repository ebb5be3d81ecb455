import type { CoachMessage } from '../conversation/message.ts';

/** The question that an interview has come to, from 1; null outside of interviews. */
export const questionPlace = (messages: readonly CoachMessage[]): number | null =>
  messages.findLast(({ asked }) => asked?.number != null)?.asked?.number ?? null;
