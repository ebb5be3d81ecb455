import type { GoalIdea } from '#core/goals/goal.ts';
import type { RecordInput } from '#core/records/record.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { ConversationContext } from '../conversation/context.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import type { CoachMode } from '../../practice/modes.ts';
import type { Noted, StandingFact } from '../facts/fact.ts';
import type { Evaluation } from '../evaluation.ts';
import type { Heard } from '../hear/hear.ts';
import type { HeardAs, Intent } from '../hear/heard-as.ts';
import type { SaidToCoach } from '../hear/said-to-coach.ts';

/** A message of the conversation as planning reads it. */
export interface SaidMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Of replies. */
  readonly asked: AskedQuestion | null;
  /** Of learners' messages. */
  readonly evaluation: Evaluation | null;
  /** What a learner's message was heard as; null of replies, and of what was said before messages were heard. */
  readonly heardAs?: HeardAs | null;
  /** Safety answered it. */
  readonly isGrave?: boolean;
  /** What of a learner's message is meant for the coach, beside the rest. */
  readonly toCoach?: readonly SaidToCoach[];
  /** Goals that a reply offered. */
  readonly goals?: readonly GoalIdea[];
  /** Of a reply that asks how the message was meant. */
  readonly choices?: readonly HeardAs[];
}

export interface TurnInput {
  readonly mode: CoachMode;
  readonly context: ConversationContext;
  /** What deals the questions: the conversation's id. */
  readonly seed: string;
  /** From the oldest to the learner's message that is to be answered, along the attempts that are shown. */
  readonly said: readonly SaidMessage[];
  /** Earlier versions of that message, the oldest first. */
  readonly attempts: readonly SaidMessage[];
  /** Ids of features and slots that earlier sessions left open, the latest first; and questions that were asked lately. */
  readonly weakSpots: readonly string[];
  readonly askedBefore: readonly string[];
  /** Summary of the conversation that this one continues. */
  readonly earlier: string | null;
  /** What the last reply offered to say next: a button is an order, and needs no ear. */
  readonly offered?: readonly string[];
  /** What the learner said that the message is; null where the coach has to hear it. */
  readonly meantAs?: HeardAs | null;
  /** Whom the learner chose to speak to: the practice, or the coach. */
  readonly intent?: Intent | null;
  /** The sheet as it stood before the message. Of career talks. */
  readonly facts?: readonly StandingFact[];
  /** What the message tells of its writer. */
  readonly noted?: readonly Noted[];
  /** A calm word is said before the reply: "I see." after it would sound as if nobody had listened. */
  readonly isHeavy?: boolean;
  /** What of the message was meant for the coach is answered before the reply. */
  readonly isAnswered?: boolean;
}

/** What the next reply is to do, as far as code can tell. The built-in coach words it; a service may choose another move. */
export interface TurnPlan {
  readonly evaluation: Evaluation | null;
  /** What the reply does, such as `follow_up` or `next_question`; each mode has its own. */
  readonly move: string;
  /** A reply that is said as it stands, by whichever model: safety, and commands that need no wording. */
  readonly fixed: string | null;
  readonly asked: AskedQuestion | null;
  /** Skill that the library is searched for, when this reply may name works. */
  readonly skill: SkillId | null;
  readonly goals: readonly GoalIdea[];
  readonly suggestions: readonly string[];
  /** The built-in coach's wording, without works. */
  readonly words: string;
  /** The same as orders to a model: what to say, what to quote, what to ask, one to an order; words of the learner stand in them as data. */
  readonly orders: readonly string[];
  /** The facts sheet, when there is one. */
  readonly facts?: readonly Pick<StandingFact, 'slot' | 'text'>[];
}

/** A plan, and the messages until then that no service may hear. */
export interface PlannedTurn extends TurnPlan {
  /** Null where a button was pressed. */
  readonly heard: Pick<Heard, 'heardAs' | 'sure'> | null;
  /** Safety answers the message. */
  readonly isGrave: boolean;
  /** What the message could have been, where the reply asks. */
  readonly choices: readonly HeardAs[];
  readonly unheard: readonly string[];
  /** What the message tells of its writer, for the sheet. */
  readonly noted: readonly Noted[];
  /** What of the message was answered beside the practice. */
  readonly toCoach: readonly SaidToCoach[];
}

/** What a session left, when it has ended. */
export interface SessionSummary {
  readonly minutes: number;
  readonly answered: number;
  /** One sentence on the whole. */
  readonly headline: string;
  /** What could be seen, in the learner's words. */
  readonly seen: readonly { readonly skill: SkillId; readonly text: string; readonly quote: string; readonly messageId: string }[];
  /** What to practise next, the most useful first. */
  readonly next: readonly { readonly skill: SkillId; readonly text: string }[];
  readonly goals: readonly GoalIdea[];
  readonly works: readonly WorkLink[];
}

/** What a conversation opens with, in the built-in coach's words. A service may word it anew (core/coach/prompt/opening-prompt.ts). */
export interface Opening {
  readonly words: string;
  readonly asked: AskedQuestion | null;
  readonly suggestions: readonly string[];
  /** What the conversation is called in the history, at first. */
  readonly title: string;
}
export type OpeningInput = Pick<TurnInput, 'mode' | 'context' | 'seed' | 'weakSpots' | 'askedBefore' | 'facts'> & {
  readonly resume: Resume | null;
};

/** Where the conversation stood that this one continues. */
export interface Resume {
  /** Null when nothing was left to answer. */
  readonly asked: AskedQuestion | null;
}

/** A goal that a session practises for. */
export interface SessionGoal {
  readonly text: string;
  /** Its day as it is said now, such as "3 March". */
  readonly dueOn: string | null;
}

/** A conversation that begins, and what it continues and is for, if anything. */
export interface SessionStart extends Omit<OpeningInput, 'resume'> {
  readonly goal: SessionGoal | null;
  readonly continued: { readonly mode: CoachMode; readonly said: readonly SaidMessage[] } | null;
}

/** An opening, and what of its input may be kept: texts that safety answered are not. */
export interface OpenedSession extends Opening, Pick<TurnInput, 'context' | 'earlier'> {
  /** Safety speaks in it: it is said as it stands, and no service hears of what it answers. */
  readonly isFixed: boolean;
}

export interface SessionInput {
  readonly id: string;
  readonly mode: CoachMode;
  readonly context: ConversationContext;
  readonly said: readonly SaidMessage[];
  readonly minutes: number;
  /** The sheet. Of career talks. */
  readonly facts?: readonly StandingFact[];
}

/** A session when it ends. `record` is null for career talks, which have none. */
export interface EndedSession {
  readonly summary: SessionSummary;
  readonly record: RecordInput | null;
  /** Ids that the next session's `weakSpots` takes up. */
  readonly weakSpots: readonly string[];
}

/** The same, with the skills that were practised in it, whether or not anything of them was seen. */
export interface LookedBack extends EndedSession {
  readonly practised: readonly SkillId[];
}

/** Where somebody who needs more than practice is pointed to: the operator's settings. Null where nothing is set. */
export interface Pointers {
  readonly emergency: string | null;
  readonly channel: string | null;
}
