import { quote } from '../plan/quote.ts';
import type { Opening, OpeningInput } from '../plan/turn-plan.ts';
import { dealQuestion } from './dealing/deal-question.ts';
import { COMMAND_WORDS, type Command } from './thread/commands.ts';
import { isUnfairQuestion } from './thread/unfair-question.ts';
import { asksAnew } from './turns/turn.ts';
import { EARLIER_WORDS, INTRO_LEADS, OPENINGS, OWN_LEADS, ROLE_WORDS, UNFAIR_WORDS, WHAT_THIS_IS } from './words/opening-words.ts';
import { asPlainMarkdown, chooserOf, fill } from './words/phrase.ts';

const MAX_TITLE_CHARS = 80;
const OFFERS: readonly Command[] = ['shape', 'tips', 'another'];

/** The first words of an interview: what it is, and the first question. */
export function openInterview(input: OpeningInput): Opening {
  const { context, seed, earlier } = input;
  const choose = chooserOf(seed, []);
  const own = context.question;
  const asked = own === undefined ? asksAnew(dealQuestion(1, input, []), 1) : { id: null, text: own, isFollowUp: false, number: 1 };
  const quotedRole = context.targetRole === undefined ? null : quote(context.targetRole);
  const quotedEarlier = earlier === null ? null : quote(earlier);
  const lines = [
    quotedEarlier === null ? choose(OPENINGS, String) : fill(choose(EARLIER_WORDS, String), { quote: quotedEarlier }),
    ...(quotedRole === null ? [] : [fill(choose(ROLE_WORDS, String), { role: quotedRole })]),
    WHAT_THIS_IS,
    choose(own === undefined ? INTRO_LEADS : OWN_LEADS, String),
    ...(own !== undefined && isUnfairQuestion(own) ? [UNFAIR_WORDS] : []),
  ];
  return {
    words: `${lines.join(' ')}\n\n${asPlainMarkdown(asked.text)}`,
    asked,
    suggestions: OFFERS.map((command) => COMMAND_WORDS[command]),
    title: titleOf(own ?? context.targetRole),
  };
}

function titleOf(subject: string | undefined): string {
  const line = subject?.replaceAll(/\s+/g, ' ') ?? '';
  if (line === '') return 'Practice interview';
  const cut =
    line.length <= MAX_TITLE_CHARS ? line : `${line.slice(0, line.lastIndexOf(' ', MAX_TITLE_CHARS) + 1 || MAX_TITLE_CHARS).trim()} …`;
  return `Interview: ${cut}`;
}
