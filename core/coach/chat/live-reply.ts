import type { CoachMessage } from '../conversation/message.ts';

/** A reply that is being written, as far as it is known here. */
export interface LiveReply {
  readonly turnId: string;
  readonly text: string;
  /** The number of events that its text begins at: more than 0 when it was begun anew. */
  readonly from: number;
}

/** Whether it was made of a turn's text here, and goes by the id of its turn. */
export const isUntold = ({ role, timestamp }: CoachMessage): boolean => role === 'assistant' && timestamp === '';

/** A reply of which nothing is known yet but its text: the server tells the rest when it is read from there. */
export const writtenReply = ({ turnId, text }: Pick<LiveReply, 'turnId' | 'text'>): CoachMessage => ({
  id: turnId,
  role: 'assistant',
  content: text,
  timestamp: '',
  state: 'live',
  failure: null,
  evaluation: null,
  attempts: [],
  provider: null,
  model: null,
  usage: null,
  costUsd: null,
  asked: null,
  works: [],
  goals: [],
  suggestions: [],
  choices: [],
  heardAs: null,
  sure: true,
  inPlaceOf: null,
});
