import { INTERVIEW_QUESTIONS } from '../../conversation/limits.ts';
import { seededRandom } from '#core/random.ts';
import type { ConversationContext, INTERVIEW_TYPES } from '../../conversation/context.ts';
import type { OpeningInput } from '../../plan/turn-plan.ts';
import { CLOSING, OPENING } from '../question-bank.ts';
import type { QuestionType } from '../../score/interview/question-types.ts';
import type { Difficulty, Question } from '../question.ts';
import { roleFamiliesOf } from './role-families.ts';

/** What the four questions between the first and the last are like. */
const ARCS: Readonly<Record<(typeof INTERVIEW_TYPES)[number] | 'mixed', readonly QuestionType[]>> = {
  mixed: ['behavioural', 'behavioural', 'situational', 'behavioural'],
  behavioural: ['behavioural', 'behavioural', 'behavioural', 'behavioural'],
  situational: ['situational', 'situational', 'behavioural', 'situational'],
  technical: ['technical', 'technical', 'behavioural', 'technical'],
  case: ['case', 'case', 'behavioural', 'case'],
  screening: ['screening', 'behavioural', 'screening', 'screening'],
};
/** Where weak spots of earlier sessions come back: not all of an interview is about them. */
const PLACES_OF_WEAK_SPOTS = [2, 4];

/** Where what belongs to the learner's own work is asked, if there is such: the rest is for anybody. */
const PLACES_OF_OWN_WORK = [2, 4];

export type Dealing = Pick<OpeningInput, 'context' | 'seed' | 'weakSpots' | 'askedBefore'>;

/**
 * The question at a place of the interview, from 1 to `INTERVIEW_QUESTIONS`. Each is dealt when it is its turn, from what was dealt until
 * then, so that one that was passed over does not change what was asked before it.
 * @param questions the bank
 * @param dealt all that were asked in this conversation; none of them comes again while there are others
 */
export function dealQuestion(questions: readonly Question[], place: number, dealing: Dealing, dealt: readonly Question[]): Question {
  const wishes: Wish[] = [
    (question) => !dealt.includes(question),
    isAt(place),
    fitsContext(dealing.context),
    isNew(dealing),
    ...wishesInside(place, dealing, dealt),
  ];
  const hand = wishes.reduce(prefer, questions);
  const random = seededRandom(`${dealing.seed}/${place}/${dealt.length}`);
  const question = hand[Math.floor(random() * hand.length)];
  if (question === undefined) throw new Error('There are no questions to ask.');
  return question;
}

/** Whoever names no level is asked nothing that only the newest or the highest meet. */
const USUAL: Difficulty = 'mid';

type Wish = (question: Question) => boolean;

/** A wish that nothing fulfils is let go of; the first ones weigh most. */
function prefer(hand: readonly Question[], wish: Wish): readonly Question[] {
  const fitting = hand.filter(wish);
  return fitting.length > 0 ? fitting : hand;
}

function isAt(place: number): Wish {
  if (place === 1) return ({ family }) => family === OPENING;
  if (place >= INTERVIEW_QUESTIONS) return ({ family }) => family === CLOSING;
  return ({ family }) => family !== OPENING && family !== CLOSING;
}

function fitsContext({ targetRole, industry, interviewDifficulty }: ConversationContext): Wish {
  const own = roleFamiliesOf(targetRole, industry);
  return ({ roles, difficulty }) =>
    (roles === 'any' || roles.some((role) => own.includes(role))) && difficulty.includes(interviewDifficulty ?? USUAL);
}

function isNew({ askedBefore }: Dealing): Wish {
  return ({ id }) => !askedBefore.includes(id);
}

function wishesInside(place: number, { context, weakSpots }: Dealing, dealt: readonly Question[]): Wish[] {
  if (place === 1 || place >= INTERVIEW_QUESTIONS) return [];
  const type = ARCS[context.interviewType ?? 'mixed'][place - 2];
  const isAnother: Wish = ({ family, competency }) => !dealt.some((other) => other.family === family || other.competency === competency);
  const spots = PLACES_OF_WEAK_SPOTS.includes(place) ? weakSpots.filter((spot) => !dealt.some((question) => trains(question, spot))) : [];
  return [
    ...spots.map(
      (spot): Wish =>
        (question) =>
          trains(question, spot),
    ),
    (question) => question.type === type,
    ...(PLACES_OF_OWN_WORK.includes(place) ? [({ roles }: Question) => roles !== 'any'] : []),
    isAnother,
  ];
}

/** A weak spot is a family of questions, or what an answer had to hold and did not. */
function trains({ family, slots }: Question, spot: string): boolean {
  return family === spot || slots.some((slot) => slot === spot);
}
