import { countOf } from '#core/words.ts';
import { quotable, quote } from '../../plan/quote.ts';
import type { EndedSession, SessionInput, SessionSummary } from '../../plan/turn-plan.ts';
import { COMPETENCY_SKILLS, skillOf } from '../feature-skills.ts';
import type { SlotId } from '../../score/interview/question-types.ts';
import { sessionScore } from '../../session-score.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { isPlan, openFeatures } from '../thread/open-part.ts';
import { shownQuotes } from '../thread/quotes.ts';
import type { Answer } from '../thread/thread.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { NEXT_PLAN_WORDS, NEXT_WORDS, SEEN_IN_SESSION, type Shown } from '../words/session-words.ts';
import { isAnswered, mostOpen, mostShown, questionsOf, type Answered } from './session-findings.ts';

const MAX_SEEN = 5;
/** Of the versions of an answer: more bring no other words. */
const MAX_TOLD = 3;
const MAX_NEXT = 3;
const MAX_WEAK_SPOTS = 6;
const QUOTE = { maxChars: 200 };

/** What an interview left: in the learner's words, with what to practise next. */
export function endInterview({ id, context, said, minutes }: SessionInput): EndedSession {
  const questions = questionsOf(said);
  const answered = questions.filter(isAnswered);
  const shown = mostShown(answered.filter(({ answer }) => !isThin(answer))).filter(canBeShown);
  const open = mostOpen(answered);
  const openSlots = slotsLeftOpen(answered);
  const next = nextOf(answered, open, openSlots);
  const headline = headlineOf(answered.length, questions.length, shown, open);
  const seen = seenIn(
    answered,
    shown.toSorted((one, other) => Number(one === 'slot') - Number(other === 'slot')),
  );
  return {
    summary: { minutes, answered: answered.length, headline, seen, next, goals: [], works: [] },
    record: {
      recordType: 'interview_practice',
      category: 'coaching',
      mode: 'automatic',
      payload: {
        session_id: id,
        position: context.targetRole ?? '',
        industry: context.industry ?? '',
        difficulty: context.interviewDifficulty ?? 'mid',
        questions_count: questions.length,
        overall_score: sessionScore(answered.map(({ answer }) => answer.evaluation)),
        duration_minutes: minutes,
        feedback_summary: [
          headline,
          ...seen.slice(0, 2).map(({ text, quote }) => `${text}: “${quote}”.`),
          ...next.map(({ text }) => text),
        ].join(' '),
        questions_answered: answered.length,
      },
    },
    weakSpots: [...weakFamilies(answered), ...openSlots, ...open].slice(0, MAX_WEAK_SPOTS),
  };
}

function headlineOf(answered: number, asked: number, shown: readonly InterviewFeature[], open: readonly InterviewFeature[]): string {
  if (answered === 0) return 'No answer was scored in this session.';
  const count = `You answered ${answered} of ${countOf(asked, 'question')}`;
  // That a question was answered says little: what it was answered with comes first.
  const best = shown.find((feature) => feature !== 'slot') ?? shown[0];
  const rest = open.filter((feature) => feature !== best);
  const missed = rest.find(canBeShown);
  const heard = best && `I heard most about ${IN_A_SENTENCE[best]}${missed ? `, and least about ${IN_A_SENTENCE[missed]}` : ''}`;
  const next = best === undefined || missed === undefined ? nextTime(missed, rest[0]) : null;
  return `${[count, heard, next].filter(Boolean).join('. ')}.`;
}

function nextTime(missed: Shown | undefined, fault: InterviewFeature | undefined): string | null {
  if (missed) return `Next time, tell me more about ${IN_A_SENTENCE[missed]}`;
  return fault ? `Next time, tell me ${IN_A_SENTENCE[fault]}` : null;
}

/** What to do, and a question on which it was open: another one for each while there are some. */
function nextOf(answered: readonly Answered[], features: readonly InterviewFeature[], slots: readonly SlotId[]): SessionSummary['next'] {
  const used = new Set<string>();
  return features.slice(0, MAX_NEXT).map((feature) => {
    const [posed] = answered
      .toReversed()
      .filter(({ answer, posed: one }) => !used.has(one.text) && openFeatures(answer.evaluation, one).includes(feature))
      .map((one) => one.posed);
    if (posed) used.add(posed.text);
    const question = posed && quote(posed.text, QUOTE);
    const words = (posed && isPlan(posed.type) && NEXT_PLAN_WORDS[feature]) || NEXT_WORDS[feature];
    return { skill: skillOf(feature, slots), text: question ? `${words} Try it on ${question}.` : words };
  });
}

/** One piece of evidence for each feature: no words twice, and no two from one answer while there are others. */
function seenIn(answered: readonly Answered[], features: readonly Shown[]): SessionSummary['seen'] {
  const used = new Set<string>();
  const shown: string[] = [];
  return features.slice(0, MAX_SEEN).flatMap((feature) => {
    const showing = answered.flatMap((one) => fullestFirst(one.told).flatMap((answer) => freshQuotes(answer, feature, shown, one)));
    const best = showing.find(({ answer }) => !used.has(answer.id)) ?? showing[0];
    if (!best) return [];
    const { question, posed, answer, words } = best;
    used.add(answer.id);
    shown.push(words);
    const skill = feature === 'slot' && question ? COMPETENCY_SKILLS[question.competency] : skillOf(feature, posed.slots);
    return [{ skill, text: SEEN_IN_SESSION[feature], quote: words, messageId: answer.id }];
  });
}

const fullestFirst = (told: readonly Answer[]): readonly Answer[] =>
  told
    .filter((answer) => !isThin(answer))
    .toSorted((one, other) => other.content.length - one.content.length)
    .slice(0, MAX_TOLD);

/** Words for a feature of which none were shown before. */
function freshQuotes(answer: Answer, feature: Shown, shown: readonly string[], { question, posed }: Answered) {
  const quotes = shownQuotes(answer, feature).flatMap((words) => quotable(words, QUOTE) ?? []);
  const words = quotes.find((one) => !shown.some((other) => other.includes(one) || one.includes(other)));
  return words === undefined ? [] : [{ question, posed, answer, words }];
}

const canBeShown = (feature: InterviewFeature): feature is Shown => Object.hasOwn(SEEN_IN_SESSION, feature);

/** Too little was found in it to show any of it. */
const isThin = ({ evaluation: { band } }: Answer): boolean => band === 'not_yet';

/** What questions asked for and did not get, the latest first. */
const slotsLeftOpen = (answered: readonly Answered[]): readonly SlotId[] => [
  ...new Set(
    answered.toReversed().flatMap(({ answer, posed }) => (openFeatures(answer.evaluation, posed).includes('slot') ? posed.slots : [])),
  ),
];

/** Families whose question was answered without much evidence, the latest first: another of them is asked next time. */
const weakFamilies = (answered: readonly Answered[]): readonly string[] =>
  answered.toReversed().flatMap(({ question, answer }) => (question && isWeak(answer) ? [question.family] : []));

const isWeak = ({ evaluation: { band } }: Answer): boolean => band === 'not_yet' || band === 'forming';
