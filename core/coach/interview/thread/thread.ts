import type { AskedQuestion } from '../../conversation/message.ts';
import type { SaidMessage, TurnInput } from '../../plan/turn-plan.ts';
import type { Evaluation } from '../../evaluation.ts';
import type { QuestionKind } from '../../score/score-answer.ts';
import { readQuestion } from '../../score/interview/read-question.ts';
import { INTERVIEW_QUESTIONS } from '#core/coach/conversation/limits.ts';
import { questionById } from '../question-bank.ts';
import type { QuestionType, SlotId } from '../../score/interview/question-types.ts';
import type { Question } from '../question.ts';
import type { Commands } from '../../commands/commands.ts';
import type { CommandOf } from '../../commands/command-words.ts';
import type { InterviewWords } from '../interview-words.ts';

/** What a learner can tell the coach to do in an interview. */
export type Command = CommandOf<'interview'>;
/** What an interview is led with. */
export interface InterviewSpeech {
  readonly words: InterviewWords;
  readonly questions: readonly Question[];
  readonly commands: Commands<Command>;
}

/** A question as answers to it are looked at, whether of the bank or the learner's own. */
export interface PosedQuestion {
  readonly id: string | null;
  readonly text: string;
  readonly type: QuestionType;
  readonly slots: readonly SlotId[];
}

/** Only of a question of the bank: the words of a question of the learner's own change no score. */
export const kindOf = ({ id, type }: PosedQuestion): QuestionKind | undefined => (id === null ? undefined : KINDS[type]);
const KINDS: Readonly<Partial<Record<QuestionType, QuestionKind>>> = {
  ...{ situational: 'situational', technical: 'situational', case: 'situational' },
  ...{ screening: 'motive', intro: 'intro' },
};

/** An answer that was looked at: scored, or refused. */
export type Answer = SaidMessage & { readonly evaluation: Evaluation };
/** What was said, with what was seen in it. */
export type Told = Pick<Answer, 'content' | 'evaluation'>;

/** Where an interview stands when a message has come. */
export interface Thread {
  readonly message: SaidMessage;
  /** What was asked last, which may be a follow-up. */
  readonly asked: AskedQuestion;
  readonly question: PosedQuestion;
  readonly place: number;
  /** Answers to the same question before this one, the oldest first. */
  readonly earlier: readonly Answer[];
  /** Earlier versions of this one. */
  readonly versions: readonly Answer[];
  /** The learner was last shown what could go. */
  readonly isShortening: boolean;
  /** This answer is told in place of an earlier one, and adds nothing to it, however short it is. */
  readonly isToldAnew: boolean;
  /** The last question has been talked through. */
  readonly isOver: boolean;
  /** Questions of the bank that were asked. */
  readonly dealt: readonly Question[];
}

export function readThread(
  { said, attempts, context }: Pick<TurnInput, 'said' | 'attempts' | 'context'>,
  { questions, commands }: InterviewSpeech,
): Thread {
  const message = said.at(-1);
  const before = said.slice(0, -1);
  const asked = before.findLast((other) => other.asked !== null)?.asked;
  if (message?.role !== 'user' || !asked)
    throw new Error('A turn of an interview needs a question that was asked and a message of the learner after it.');
  const place = asked.number ?? INTERVIEW_QUESTIONS;
  const earlier = answersTo(asked, before);
  const order = lastOrder(before, commands);
  return {
    message,
    asked,
    question: posedQuestion(questions, asked, context.question),
    place,
    earlier,
    versions: attempts.filter(isAnswer),
    isShortening: order === 'shorter',
    isToldAnew: order === 'shorter' || order === 'again' || (earlier.length === 0 && attempts.length > 0),
    isOver: place >= INTERVIEW_QUESTIONS && before.at(-1)?.asked === null,
    dealt: before.flatMap((other) => questionById(questions, other.asked?.id ?? null) ?? []),
  };
}

/** Help in between leaves an order standing. */
const HELP: readonly (Command | null)[] = ['why', 'shape', 'tips', 'how_did_i_do'];

function lastOrder(before: readonly SaidMessage[], commands: InterviewSpeech['commands']): Command | null {
  const orders = before.flatMap(({ role, content }) => (role === 'user' ? [commands.read(content)] : []));
  return orders.findLast((order) => !HELP.includes(order)) ?? null;
}

const isAnswer = (said: SaidMessage): said is Answer => said.role === 'user' && said.evaluation !== null;
export const isScored = (said: SaidMessage): said is Answer => isAnswer(said) && said.evaluation.refused === null;

/** @param own the learner's own question, where a follow-up to it may have been asked last */
export function posedQuestion(questions: readonly Question[], asked: AskedQuestion, own?: string): PosedQuestion {
  return questionById(questions, asked.id) ?? { id: null, ...readQuestion(own ?? asked.text) };
}

/** What the learner has said since the question was first asked. */
function answersTo(asked: AskedQuestion, before: readonly SaidMessage[]): readonly Answer[] {
  const first = before.findIndex((other) => other.asked !== null && other.asked.number === asked.number && other.asked.id === asked.id);
  return before.slice(first + 1).filter(isAnswer);
}
