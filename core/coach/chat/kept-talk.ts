import type { Outgoing } from './chat.ts';
import { NO_CASES, type TwoCases } from './two-cases.ts';

/** What of a conversation is kept in a browser: what was begun and is nowhere else. */
export interface KeptTalk {
  readonly draft: string;
  readonly outgoing: Outgoing | null;
  readonly cases: TwoCases;
  /** Milliseconds since 1970: the oldest make room. */
  readonly keptMs: number;
}

export const NOTHING_KEPT: KeptTalk = { draft: '', outgoing: null, cases: NO_CASES, keptMs: 0 };

export const isEmpty = ({ draft, outgoing, cases }: KeptTalk): boolean =>
  draft === '' && outgoing === null && cases.first === '' && cases.second === '';

/** Reads what an earlier release, or a hand, may have left otherwise. Never throws. */
export function readKeptTalk(json: string | null): KeptTalk {
  const kept = parse(json);
  const cases = isObject(kept['cases']) ? kept['cases'] : {};
  return {
    draft: textOf(kept['draft']),
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

function readOutgoing(value: unknown): Outgoing | null {
  if (!isObject(value) || typeof value['sendKey'] !== 'string' || typeof value['content'] !== 'string') return null;
  const { sendKey, content, attemptAt } = value;
  return { sendKey, content, attemptAt: typeof attemptAt === 'string' ? attemptAt : null };
}
