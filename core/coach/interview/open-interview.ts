import type { ConversationContext } from '../conversation/context.ts';
import { quote } from '../plan/quote.ts';
import type { Opening, OpeningInput } from '../plan/turn-plan.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import { dealQuestion } from './dealing/deal-question.ts';
import type { InterviewWords } from './interview-words.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { posedQuestion, type Command, type InterviewSpeech } from './thread/thread.ts';
import { isUnfairQuestion } from './thread/unfair-question.ts';
import { asksAnew } from './turns/turn.ts';
import { asPlainMarkdown } from './turns/plain-markdown.ts';
import { fill } from '../talks/wording/fill.ts';
import { pickLeastSaid, toldIn } from '../talks/wording/pick-unsaid.ts';

const MAX_TITLE_CHARS = 80;
const OFFERS: readonly Command[] = ['shape', 'tips', 'another'];

type Begun = Omit<Opening, 'suggestions'>;

/** The first words of an interview: what it is, and the first question; or the one at which an earlier interview stood. */
export function openInterview(input: OpeningInput, speech: InterviewSpeech): Opening {
  const asked = input.resume?.asked ?? null;
  const opening = asked === null ? beginInterview(input, speech) : resumeInterview(input, asked, speech);
  return { ...opening, suggestions: OFFERS.map(speech.commands.button) };
}

function resumeInterview(
  { context, seed }: OpeningInput,
  { id, text, number }: AskedQuestion,
  { words, questions }: InterviewSpeech,
): Begun {
  const place = number ?? 1;
  const own = id === null ? context.question : undefined;
  const asked = {
    id,
    text: own ?? posedQuestion(questions, { id, text, isFollowUp: false, number }).text,
    isFollowUp: false,
    number: place,
  };
  const lead = fill(pickLeastSaid(words.resume, toldIn([], seed)), { place: String(place), places: String(INTERVIEW_QUESTIONS) });
  return openingWith([lead, words.what_this_is], asked, context, words);
}

function beginInterview(input: OpeningInput, { words, questions }: InterviewSpeech): Begun {
  const { context, seed } = input;
  const told = toldIn([], seed);
  const own = context.question;
  const asked =
    own === undefined ? asksAnew(dealQuestion(questions, 1, input, []), 1) : { id: null, text: own, isFollowUp: false, number: 1 };
  const quotedRole = context.targetRole === undefined ? null : quote(context.targetRole);
  const lines = [
    pickLeastSaid(words.open, told),
    ...(quotedRole === null ? [] : [fill(pickLeastSaid(words.role, told), { role: quotedRole })]),
    words.what_this_is,
    pickLeastSaid(own === undefined ? words.intro_lead : words.own_lead, told),
    ...(own !== undefined && isUnfairQuestion(own) ? [words.unfair_lead] : []),
  ];
  return openingWith(lines, asked, context, words);
}

function openingWith(
  lines: readonly string[],
  asked: AskedQuestion,
  { question, targetRole }: ConversationContext,
  words: InterviewWords,
): Begun {
  return {
    words: `${lines.join(' ')}\n\n${asPlainMarkdown(asked.text)}`,
    asked,
    title: titleOf(targetRole ?? question, words),
  };
}

function titleOf(subject: string | undefined, words: InterviewWords): string {
  const line = subject?.replaceAll(/\s+/g, ' ') ?? '';
  if (line === '') return words.title_without;
  const cut =
    line.length <= MAX_TITLE_CHARS ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_TITLE_CHARS) + 1 || MAX_TITLE_CHARS).trim()} …`;
  return fill(words.title, { subject: cut });
}
