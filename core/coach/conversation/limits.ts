/* Apart from the schemas, so that pages know them without Zod. */

/** Far more than three minutes of speech. */
export const MAX_MESSAGE_CHARS = 10_000;
/** Learner's messages in one conversation, attempts counted; after that a new one begins. */
export const MAX_SENDS = 200;
/** Letters of one conversation, replies and attempts counted, after which a new one begins: its page comes whole. 200 answers of ten sentences fit. */
export const MAX_CONVERSATION_CHARS = 400_000;
/** The numbers of the events of a reply that is begun anew count from here, then from twice as much: longer than any text. */
export const RESTART_IDS = 1_000_000;
/** Events of a turn after which none follow. */
export const FINAL_TURN_EVENTS = ['done', 'failed'] as const;

/** Questions of one interview, the introduction and the closing one among them. */
export const INTERVIEW_QUESTIONS = 6;
