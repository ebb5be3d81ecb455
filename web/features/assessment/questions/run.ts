import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';

/** How far somebody is who is at the questions, beside the answers themselves. */
export interface Run {
  readonly skipped: readonly QuestionId[];
  /** When the first answer was given. */
  readonly startedMs: number | null;
  /** The last try at sending that nobody has answered: the same answers are sent under the same key, and known by their hash. */
  readonly sending: { readonly key: string; readonly hash: number } | null;
}

export const EMPTY_RUN: Run = { skipped: [], startedMs: null, sending: null };

/** Reads what this browser, another release or a hand has left. Never throws. */
export function readRun(json: string | null): Run {
  const { skipped, startedMs, sending } = parse(json);
  const { key, hash } = isRecord(sending) ? sending : {};
  return {
    skipped: QUESTION_IDS.filter((question) => Array.isArray(skipped) && skipped.includes(question)),
    startedMs: typeof startedMs === 'number' && startedMs > 0 ? startedMs : null,
    sending: typeof key === 'string' && typeof hash === 'number' ? { key, hash } : null,
  };
}

function parse(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
