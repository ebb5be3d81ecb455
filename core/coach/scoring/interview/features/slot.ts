import { stemOf } from '../../../reading/verb-forms.ts';
import { findSpans, distinctSpans } from '../../../reading/find-spans.ts';
import { isClosed } from '../../../reading/closed-words.ts';
import { readWords } from '../../../reading/read-words.ts';
import type { Answer } from '../answer.ts';
import { clauseAt } from '../clause-at.ts';
import type { Question } from '../read-question.ts';
import type { Finding } from '../finding.ts';
import { SLOTS, type Slot } from '../slots.ts';
import { THEMES } from '../themes.ts';

export interface SlotFinding extends Finding {
  /** Whether the answer answers this question. */
  readonly isFilled: boolean;
  /** Nothing in it points to what the question is about. Words can be missing from a story that fits: it is a doubt, and no more. */
  readonly isElsewhere: boolean;
  /** No story was asked for: the parts make the answer, and in them the speaker may say how things are. */
  readonly isAboutSelf: boolean;
}

const OTHER_QUESTION = 'I could not find the part that answers this question. Which part is it?';

/** Whether the answer holds what its question asks for: the parts of its slots, and its theme. */
export function findSlot(answer: Answer, { slots, text }: Question): SlotFinding {
  const found = slots.map((id) => fillSlot(answer, SLOTS[id]));
  const isAboutSelf = slots.every((id) => SLOTS[id].isAboutSelf);
  const theme = isAboutSelf ? 1 : fitTheme(answer, text);
  const share = found.reduce((sum, slot) => sum + slot.amount, 0) / Math.max(found.length, 1);
  // A slot that asks for more than a story knows its theme by its parts.
  const isElsewhere = (slots.every((id) => id === 'story') && theme === 0) || slots.some((id) => SLOTS[id].signs?.(answer).length === 0);
  const evidence = distinctSpans(
    answer.content,
    found.flatMap((one) => one.evidence),
  );
  return {
    amount: share * (0.4 + 0.6 * theme),
    isFilled: found.every(({ isFilled }) => isFilled),
    isElsewhere,
    isAboutSelf,
    evidence: evidence.toSorted((a, b) => a.start - b.start),
    advice: found.find(({ advice }) => advice !== null)?.advice ?? (isElsewhere ? OTHER_QUESTION : null),
  };
}

/** So many quotes are enough to show that a part is there. */
const MAX_QUOTES = 2;

function fillSlot(answer: Answer, { parts, needed }: Slot): Omit<SlotFinding, 'isElsewhere' | 'isAboutSelf'> {
  const spans = parts.map((part) => part.find(answer));
  const held = spans.filter((evidence) => evidence.length > 0).length;
  return {
    amount: held / parts.length,
    isFilled: held >= needed && (spans[0] ?? []).length > 0,
    evidence: spans.flatMap((evidence) => evidence.slice(0, MAX_QUOTES)),
    advice: parts[spans.findIndex((evidence) => evidence.length === 0)]?.advice ?? null,
  };
}

/** Words that a question is asked with, whatever it asks for. */
const ASKING = new Set(
  (
    'tell describe time give example occasion situation you your work job handle deal something someone somebody find would were about person most ' +
    'ever much more show go real want need make get like thing people take use without long first best new'
  )
    .split(' ')
    .map(stemOf),
);
/** So many cues of a theme fill it. */
const CUES = 3;

/** By the words of the question itself, and by the words by which such a story is known. */
function fitTheme({ content, words, ...reading }: Answer, asked: string): number {
  const themes = THEMES.filter((theme) => theme.asked.test(asked));
  const topics = new Set(
    readWords(asked)
      .filter(({ text }) => !isClosed(text))
      .map(({ text }) => stemOf(text))
      .filter((stem) => !ASKING.has(stem)),
  );
  if (themes.length === 0 && topics.size === 0) return 1;
  const same = distinctSpans(
    content,
    words.filter(({ text }) => topics.has(stemOf(text))),
  );
  const told = themes.map(({ told: cues }) =>
    distinctSpans(
      content,
      findSpans(content, cues).filter((span) => clauseAt(reading, span) !== null),
    ),
  );
  const byTopic = topics.size === 0 ? 0.5 : Math.min(same.length / Math.min(topics.size, 2), 1);
  const byTheme = Math.min(...told.map((cues) => Math.min(cues.length / CUES, 1)));
  return themes.length === 0 ? 0.5 + 0.5 * byTopic : Math.min(1, 0.75 * byTheme + 0.35 * byTopic);
}
