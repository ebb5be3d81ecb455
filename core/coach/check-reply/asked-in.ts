import type { AskedQuestion } from '../conversation/message.ts';
import { plainly } from './quotations.ts';

const SENTENCE = /[^.!?…\n？]+(?:[.!?…？](?!\s|$)[^.!?…\n？]*)*[.!?…？]*[”"’')*_]*/g;
/** How a question is asked without a question mark. */
const REQUEST = /^(?:please )?(?:tell|describe|walk|talk|give|share|explain|introduce|take me|think of)\b/i;

const bare = (text: string): string => text.replaceAll(/^[\s>#*_-]+|^\s*\d+[.)]\s+|[\s*_]+$/g, '').trim();

export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).map(bare).filter((each) => each !== '');

/** How many questions are asked: "What?!" is one. */
export const countQuestions = (text: string): number => text.match(/[?？؟][?？؟!]*/g)?.length ?? 0;

/** Words of a question that carry it. */
const contentOf = (text: string): Set<string> => new Set(plainly(text).match(/[\p{L}\p{N}']{3,}/gu) ?? []);

/** Whether two questions are the same but for a word or two. */
export function isNearly(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  if (a.size === 0 || b.size === 0) return plainly(one) === plainly(other);
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= 0.8;
}

export interface AskedInput {
  readonly isInterview: boolean;
  readonly planned: AskedQuestion | null;
  readonly last: AskedQuestion | null;
}

/** The words of the question that a reply asks; null when it asks none. */
export function questionIn(text: string, unquoted: string, { isInterview, planned }: AskedInput): string | null {
  if (planned && plainly(text).includes(plainly(planned.text))) return planned.text;
  const at = unquoted.search(/[?？؟]/);
  if (at >= 0) {
    // Cut in the text itself: what is quoted within the question belongs to it.
    const before = text.slice(0, at + 1);
    const begin = Math.max(
      ...[...unquoted.slice(0, at).matchAll(/[.!…]["”’')*]*\s+|\n/g)].map(({ 0: mark, index }) => index + mark.length),
      0,
    );
    return bare(before.slice(begin));
  }
  const last = sentencesOf(text).at(-1) ?? '';
  return isInterview && REQUEST.test(last) ? last : null;
}

/** The same as later turns know it: the plan's own question keeps its place, any other goes on about the one before. */
export function toAsked(text: string | null, { isInterview, planned, last }: AskedInput): AskedQuestion | null {
  if (text === null) return null;
  if (planned && (planned.text === text || isNearly(planned.text, text) || !isInterview)) return { ...planned, text };
  // A follow-up in the service's own words, where the plan asks for more on the same as well.
  if (planned?.isFollowUp) return { ...planned, text };
  if (isInterview && last) return { ...last, text, isFollowUp: true };
  return { id: null, text, isFollowUp: false, number: null };
}
