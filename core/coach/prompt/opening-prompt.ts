import { z } from 'zod';
import type { CoachMode } from '../../practice/modes.ts';
import { REPLY_WORDS_BELOW } from '../constants.ts';
import type { OpenedSession } from '../plan/turn-plan.ts';
import { delimitAsData } from '../safety/delimit-as-data.ts';
import { describeRole, RULES, type PromptMessage } from './build-prompt.ts';

/** What every request for an opening says. */
export const OPENING_ORDER = 'The conversation begins now. Word its opening message anew';

/** As it is asked for. */
export const OpeningReply = z.object({ opening: z.string().max(2000) });
export type OpeningReply = z.infer<typeof OpeningReply>;

/** What a service is asked for when a conversation begins: the opening that code has made, in words of its own. */
export function buildOpeningPrompt(mode: CoachMode, { words, asked, context, earlier }: OpenedSession): PromptMessage[] {
  const parts = [
    describeRole(mode),
    RULES,
    `${OPENING_ORDER}: say what it says, in its order, with its numbers, and add nothing.`,
    asked ? 'It ends with its question, which stays word for word as it is.' : '',
    'Reply with one JSON object of this shape, and with nothing else: {"opening":text}',
    delimitAsData('opening', words),
    asked ? delimitAsData('its question', asked.text) : '',
    Object.keys(context).length > 0 ? delimitAsData('what the learner said before the conversation', JSON.stringify(context)) : '',
    earlier ? delimitAsData('an earlier conversation that this one continues', earlier) : '',
  ];
  return [
    { role: 'system', content: parts.filter((part) => part !== '').join('\n\n') },
    { role: 'user', content: 'Begin.' },
  ];
}

/** Nothing that is shown as a link, a picture or markup. */
const NOT_SAID = ['http', 'www.', '](', '<'];

const marksIn = (text: string): number => text.split('?').length - 1;
const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The opening as a service words it; null for one that does not say what it has to, or says more. */
export function readOpening(reply: string, { words, asked }: Pick<OpenedSession, 'words' | 'asked'>): string | null {
  const said = wordsIn(reply);
  if (said.length === 0 || said.length >= REPLY_WORDS_BELOW || reply.length > 2000) return null;
  if (NOT_SAID.some((mark) => reply.includes(mark))) return null;
  if (marksIn(reply) > Math.max(1, marksIn(words))) return null;
  if (asked && !said.join(' ').includes(wordsIn(asked.text).join(' '))) return null;
  return (words.match(/\d+/g) ?? []).every((number) => reply.includes(number)) ? reply.trim() : null;
}
