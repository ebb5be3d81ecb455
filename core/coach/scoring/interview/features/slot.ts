import { stemOf } from '../../../reading/verb-forms.ts';
import { findSpans, distinctSpans } from '../../../reading/find-spans.ts';
import { isClosed } from '../../../reading/closed-words.ts';
import type { Span } from '../../../reading/read-words.ts';
import { readWords } from '../../../reading/read-words.ts';
import type { Answer } from '../answer.ts';
import { clauseAt } from '../clause-at.ts';
import type { Question } from '../read-question.ts';
import { SLOTS } from '../slots.ts';
import { THEMES } from '../themes.ts';

export interface SlotFinding {
  readonly amount: number;
  /** Whether the answer answers this question. */
  readonly isFilled: boolean;
  readonly evidence: readonly Span[];
  readonly advice: string | null;
}

/** Below it, an answer is about something else. */
const OTHER_THEME = 0.2;

/** Whether the answer holds what its question asks for: the parts of its slots, and its theme. */
export function findSlot(answer: Answer, question: Question): SlotFinding {
  const found = question.slots.flatMap((id) => {
    const { parts, needed } = SLOTS[id];
    const spans = parts.map((part) => part.find(answer));
    const held = spans.filter((evidence) => evidence.length > 0).length;
    const missing = parts[spans.findIndex((evidence) => evidence.length === 0)];
    const isFilled = held >= needed && (spans[0]?.length ?? 0) > 0;
    return [
      {
        share: held / parts.length,
        isFilled,
        evidence: spans.flatMap((evidence) => evidence.slice(0, 2)),
        advice: missing?.advice ?? null,
      },
    ];
  });
  const theme = fitTheme(answer, question.text);
  const share = found.reduce((sum, slot) => sum + slot.share, 0) / Math.max(found.length, 1);
  const isFilled = found.every((slot) => slot.isFilled) && theme.fit >= OTHER_THEME;
  const evidence = distinctSpans(answer.content, [...found.flatMap((slot) => slot.evidence), ...theme.evidence]).toSorted(
    (a, b) => a.start - b.start,
  );
  const advice =
    found.find((slot) => slot.advice !== null)?.advice ??
    (theme.fit < OTHER_THEME ? 'I could not find the part that answers this question. Which part is it?' : null);
  return { amount: share * (0.4 + 0.6 * theme.fit), isFilled, evidence, advice };
}

const ASKING = new Set(
  'tell describ time give exampl occasion situation when you your work job handl deal had have did someth someone somebod find found would were with what how about person most ever much more show go real want need make made get got like thing peopl take took use without long first best new'.split(
    ' ',
  ),
);

/** 0 to 1: by the words of the question itself, and by the words by which such a story is known. */
export function fitTheme(answer: Answer, asked: string): { fit: number; evidence: Span[] } {
  const themes = THEMES.filter((theme) => theme.asked.test(asked));
  const topics = new Set(
    readWords(asked)
      .filter(({ text }) => !isClosed(text) && !ASKING.has(stemOf(text)))
      .map(({ text }) => stemOf(text)),
  );
  const same = answer.words.filter(({ text }) => topics.has(stemOf(text)));
  if (themes.length === 0 && topics.size === 0) return { fit: 1, evidence: [] };
  const told = themes.map((theme) =>
    distinctSpans(
      answer.content,
      findSpans(answer.content, theme.told).filter((span) => clauseAt(answer, span) !== null),
    ),
  );
  const byTheme = themes.length === 0 ? 0.5 : Math.min(...told.map((spans) => Math.min(spans.length / 3, 1)));
  const byTopic = topics.size === 0 ? 0.5 : Math.min(new Set(same.map(({ text }) => stemOf(text))).size / Math.min(topics.size, 2), 1);
  return {
    fit: Math.min(1, themes.length === 0 ? 0.5 + 0.5 * byTopic : 0.75 * byTheme + 0.35 * byTopic),
    evidence: [...told.flatMap((spans) => spans.slice(0, 2)), ...same.slice(0, 2)],
  };
}
