import type { ConversationContext } from '../conversation/context.ts';
import { quote } from '../plan/quote.ts';
import type { Opening, OpeningInput } from '../plan/turn-plan.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import { dealQuestion } from './dealing/deal-question.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { posedQuestion, type Command, type InterviewCommands } from './thread/thread.ts';
import { isUnfairQuestion } from './thread/unfair-question.ts';
import { asksAnew } from './turns/turn.ts';
import { INTRO_LEADS, OPENINGS, OWN_LEADS, RESUME_WORDS, ROLE_WORDS, UNFAIR_WORDS, WHAT_THIS_IS } from './words/opening-words.ts';
import { asPlainMarkdown, chooserOf, fill } from './words/phrase.ts';

const MAX_TITLE_CHARS = 80;
const OFFERS: readonly Command[] = ['shape', 'tips', 'another'];

type Begun = Omit<Opening, 'suggestions'>;

/** The first words of an interview: what it is, and the first question; or the one at which an earlier interview stood. */
export function openInterview(input: OpeningInput, commands: InterviewCommands): Opening {
  const asked = input.resume?.asked ?? null;
  const opening = asked === null ? beginInterview(input) : resumeInterview(input, asked);
  return { ...opening, suggestions: OFFERS.map(commands.button) };
}

function resumeInterview({ context, seed }: OpeningInput, { id, text, number }: AskedQuestion): Begun {
  const place = number ?? 1;
  const own = id === null ? context.question : undefined;
  const asked = { id, text: own ?? posedQuestion({ id, text, isFollowUp: false, number }).text, isFollowUp: false, number: place };
  const lead = fill(chooserOf(seed, [])(RESUME_WORDS, String), { place: String(place), places: String(INTERVIEW_QUESTIONS) });
  return openingWith([lead, WHAT_THIS_IS], asked, context);
}

function beginInterview(input: OpeningInput): Begun {
  const { context, seed } = input;
  const choose = chooserOf(seed, []);
  const own = context.question;
  const asked = own === undefined ? asksAnew(dealQuestion(1, input, []), 1) : { id: null, text: own, isFollowUp: false, number: 1 };
  const quotedRole = context.targetRole === undefined ? null : quote(context.targetRole);
  const lines = [
    choose(OPENINGS, String),
    ...(quotedRole === null ? [] : [fill(choose(ROLE_WORDS, String), { role: quotedRole })]),
    WHAT_THIS_IS,
    choose(own === undefined ? INTRO_LEADS : OWN_LEADS, String),
    ...(own !== undefined && isUnfairQuestion(own) ? [UNFAIR_WORDS] : []),
  ];
  return openingWith(lines, asked, context);
}

function openingWith(lines: readonly string[], asked: AskedQuestion, { question, targetRole }: ConversationContext): Begun {
  return {
    words: `${lines.join(' ')}\n\n${asPlainMarkdown(asked.text)}`,
    asked,
    title: titleOf(targetRole ?? question),
  };
}

function titleOf(subject: string | undefined): string {
  const line = subject?.replaceAll(/\s+/g, ' ') ?? '';
  if (line === '') return 'Practice interview';
  const cut =
    line.length <= MAX_TITLE_CHARS ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_TITLE_CHARS) + 1 || MAX_TITLE_CHARS).trim()} …`;
  return `Interview: ${cut}`;
}
