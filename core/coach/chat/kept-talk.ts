import type { Outgoing } from './chat.ts';
import { NO_CASES, type TwoCases } from './two-cases.ts';

/** Another attempt at a message, while it is written. */
export interface BegunAttempt {
  readonly messageId: string;
  readonly text: string;
}

/** What of a conversation is kept in a browser: what was begun and is nowhere else. */
export interface KeptTalk {
  readonly draft: string;
  readonly attempt: BegunAttempt | null;
  readonly outgoing: Outgoing | null;
  readonly cases: TwoCases;
  /** Milliseconds since 1970: the oldest make room. */
  readonly keptMs: number;
}

export const NOTHING_KEPT: KeptTalk = { draft: '', attempt: null, outgoing: null, cases: NO_CASES, keptMs: 0 };

export const isEmpty = ({ draft, attempt, outgoing, cases }: KeptTalk): boolean =>
  draft === '' && attempt === null && outgoing === null && cases.first === '' && cases.second === '';

/** Reads what an earlier release, or a hand, may have left otherwise. Never throws. */
export function readKeptTalk(json: string | null): KeptTalk {
  const kept = parse(json);
  const cases = isObject(kept['cases']) ? kept['cases'] : {};
  return {
    draft: textOf(kept['draft']),
    attempt: readAttempt(kept['attempt']),
    outgoing: readOutgoing(kept['outgoing']),
    cases: {
      first: textOf(cases['first']),
      second: textOf(cases['second']),
      chosen: cases['chosen'] === 'first' || cases['chosen'] === 'second' ? cases['chosen'] : null,
    },
    keptMs: typeof kept['keptMs'] === 'number' ? kept['keptMs'] : 0,
  };
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
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readAttempt(value: unknown): BegunAttempt | null {
  if (!isObject(value) || typeof value['messageId'] !== 'string' || typeof value['text'] !== 'string') return null;
  return { messageId: value['messageId'], text: value['text'] };
}

function readOutgoing(value: unknown): Outgoing | null {
  if (!isObject(value) || typeof value['sendKey'] !== 'string' || typeof value['content'] !== 'string') return null;
  const { sendKey, content, attemptAt } = value;
  return { sendKey, content, attemptAt: typeof attemptAt === 'string' ? attemptAt : null };
}
