import type { Outgoing } from './chat.ts';
import { NO_CASES, type TwoCases } from './two-cases.ts';

/** Another attempt at a message, while it is written. */
export interface BegunAttempt {
  readonly messageId: string;
  readonly text: string;
}

/** What one tab keeps of a conversation: what was begun there and is nowhere else. */
export interface KeptTalk {
  readonly draft: string;
  readonly attempt: BegunAttempt | null;
  readonly cases: TwoCases;
  /** Another tab has taken it up and changed it: only the tab that wrote it reads it again. */
  readonly isTaken: boolean;
  /** Milliseconds since 1970: the oldest make room. */
  readonly keptMs: number;
}

export const NOTHING_KEPT: KeptTalk = { draft: '', attempt: null, cases: NO_CASES, isTaken: false, keptMs: 0 };

export const isEmpty = ({ draft, attempt, cases }: Pick<KeptTalk, 'draft' | 'attempt' | 'cases'>): boolean =>
  draft === '' && attempt === null && cases.first === '' && cases.second === '';

/** Reads what an earlier release, or a hand, may have left otherwise. Never throws. */
export function readKeptTalk(json: string | null): KeptTalk {
  const kept = parse(json);
  const cases = isObject(kept['cases']) ? kept['cases'] : {};
  return {
    draft: textOf(kept['draft']),
    attempt: readAttempt(kept['attempt']),
    cases: {
      first: textOf(cases['first']),
      second: textOf(cases['second']),
      chosen: cases['chosen'] === 'first' || cases['chosen'] === 'second' ? cases['chosen'] : null,
    },
    isTaken: kept['isTaken'] === true,
    keptMs: timeOf(kept['keptMs']),
  };
}

/** A message that no server has taken yet. */
export interface HeldMessage {
  readonly outgoing: Outgoing;
  readonly heldMs: number;
}

/** @returns null where none can be read. Never throws. */
export function readHeldMessage(json: string | null): HeldMessage | null {
  const held = parse(json);
  const outgoing = readOutgoing(held['outgoing']);
  return outgoing && { outgoing, heldMs: timeOf(held['heldMs']) };
}

function parse(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const timeOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const idOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAttempt(value: unknown): BegunAttempt | null {
  if (!isObject(value) || typeof value['messageId'] !== 'string' || typeof value['text'] !== 'string') return null;
  return { messageId: value['messageId'], text: value['text'] };
}

function readOutgoing(value: unknown): Outgoing | null {
  if (!isObject(value) || typeof value['sendKey'] !== 'string' || typeof value['content'] !== 'string') return null;
  const { sendKey, content } = value;
  return {
    sendKey,
    content,
    attemptAt: idOf(value['attemptAt']),
    seenId: idOf(value['seenId']),
    intent: value['intent'] === 'say' || value['intent'] === 'ask' ? value['intent'] : null,
  };
}
