import type { SkillId } from '#core/skills/skill-ids.ts';
import type { AskedQuestion } from '../../conversation/message.ts';
import type { TurnPlan } from '../../plan/turn-plan.ts';
import type { Evaluation } from '../../evaluation.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import type { Command } from '../thread/thread.ts';
import { fill } from '../../talks/wording/fill.ts';
import { pickLeastSaid } from '../../talks/wording/pick-unsaid.ts';
import { asPlainMarkdown } from './plain-markdown.ts';
import type { Turn } from './turn.ts';

/** What lines are worded with: the ways to say them, and what was said until now. */
export type Voice = Pick<Turn, 'words' | 'told'>;

/** One thing that a reply says: worded, and as an order to a model. */
export interface Line {
  readonly words: string;
  readonly order: string;
}

export interface Reply {
  readonly move: string;
  readonly lines: readonly Line[];
  /** Stands by itself at the end. */
  readonly question?: string | null;
  readonly asked: AskedQuestion | null;
  readonly offers: readonly Command[];
  readonly evaluation?: Evaluation | null;
  readonly skill?: SkillId | null;
  /** Needs no wording by a model. */
  readonly isFixed?: boolean;
}

const LIMITS = 'Stay under 120 words, quote nothing else, ask nothing else, praise nobody and invent nothing.';

export function planReply({ commands }: Turn, reply: Reply): TurnPlan {
  const { move, lines, question = null, asked, offers, evaluation = null, skill = null, isFixed = false } = reply;
  const words = [lines.map((line) => line.words).join(' '), asPlainMarkdown(question ?? '')].filter(Boolean).join('\n\n');
  const ending = question === null ? 'Ask no question.' : `End with exactly this question: ${delimitAsData('question', question)}`;
  return {
    evaluation,
    move,
    fixed: isFixed ? words : null,
    asked,
    skill,
    goals: [],
    suggestions: offers.map(commands.button),
    words,
    orders: [...lines.map(({ order }) => order), ending, LIMITS],
  };
}

/** A line that is said in one of several ways. */
export function lineOf(
  { told }: Voice,
  ways: readonly [string, ...string[]],
  order: string,
  values: Readonly<Record<string, string>> = {},
): Line {
  return { words: fill(pickLeastSaid(ways, told), values), order };
}
