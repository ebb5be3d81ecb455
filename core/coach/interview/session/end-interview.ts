import { countOf } from '#core/words.ts';
import { quotable } from '../../plan/quote.ts';
import type { EndedSession, SessionInput, SessionSummary } from '../../plan/turn-plan.ts';
import { COMPETENCY_SKILLS } from '../feature-skills.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { fullestEvidence } from '../thread/quotes.ts';
import type { ScoredAnswer } from '../thread/thread.ts';
import { skillOf } from '../turns/turn.ts';
import { IN_A_SENTENCE } from '../words/feature-names.ts';
import { NEXT_WORDS, SEEN_IN_SESSION } from '../words/session-words.ts';
import { answeredQuestions, mostFound, mostOpen, type AnsweredQuestion } from './session-findings.ts';

const MAX_SEEN = 5;
const MAX_NEXT = 3;
const MAX_WEAK_SPOTS = 6;
const QUOTE = { maxChars: 200 };

/** What an interview left: in the learner's words, with what to practise next. */
export function endInterview({ id, context, said, minutes }: SessionInput): EndedSession {
  const questions = answeredQuestions(said);
  const answered = questions.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));
  const evaluations = answered.map(({ answer }) => answer.evaluation);
  const found = mostFound(evaluations);
  const open = mostOpen(evaluations);
  const next = open.slice(0, MAX_NEXT).map((feature) => ({ skill: skillOf(feature, { slots: slotsLeftOpen(answered) }), text: NEXT_WORDS[feature] }));
  const headline = headlineOf(answered.length, questions.length, found, open);
  const seen = seenIn(answered, found);
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
        overall_score: evaluations.length === 0 ? null : Math.round((100 * evaluations.reduce((sum, { overall }) => sum + overall, 0)) / evaluations.length),
        duration_minutes: minutes,
        feedback_summary: [headline, ...seen.slice(0, 2).map(({ text, quote }) => `${text}: “${quote}”.`), ...next.map(({ text }) => text)].join(' '),
        questions_answered: answered.length,
      },
    },
    weakSpots: [...weakFamilies(questions), ...open].slice(0, MAX_WEAK_SPOTS),
  };
}

type Answered = AnsweredQuestion & { readonly answer: ScoredAnswer };

function headlineOf(answered: number, asked: number, [best]: readonly InterviewFeature[], [worst]: readonly InterviewFeature[]): string {
  if (answered === 0) return 'No answer was scored in this session.';
  const count = `You answered ${answered} of ${countOf(asked, 'question')}`;
  const seen = best && `what I could see most often is ${IN_A_SENTENCE[best]}`;
  const missed = worst && `what stayed open most often is ${IN_A_SENTENCE[worst]}`;
  return `${[count, [seen, missed].filter(Boolean).join(', ')].filter(Boolean).join('; ')}.`;
}

/** One piece of evidence for each feature, and no two from one answer while there are others. */
function seenIn(answered: readonly Answered[], found: readonly InterviewFeature[]): SessionSummary['seen'] {
  const used = new Set<string>();
  return found.slice(0, MAX_SEEN).flatMap((feature) => {
    const showing = answered.flatMap(({ question, answer }) => {
      const words = fullestEvidence(answer.evaluation, feature).map((span) => quotable(span, QUOTE)).find((span) => span !== null);
      return words ? [{ question, answer, words }] : [];
    });
    const shown = showing.find(({ answer }) => !used.has(answer.id)) ?? showing[0];
    if (!shown) return [];
    used.add(shown.answer.id);
    const { question, answer, words } = shown;
    const skill = feature === 'slot' && question ? COMPETENCY_SKILLS[question.competency] : skillOf(feature, { slots: question?.slots ?? [] });
    return [{ skill, text: SEEN_IN_SESSION[feature], quote: words, messageId: answer.id }];
  });
}

const slotsLeftOpen = (answered: readonly Answered[]) =>
  answered.filter(({ answer }) => answer.evaluation.features.some(({ id, found }) => id === 'slot' && !found)).flatMap(({ question }) => question?.slots ?? []);

/** Families whose question was answered without much evidence, the latest first: another of them is asked next time. */
const weakFamilies = (questions: readonly AnsweredQuestion[]): readonly string[] =>
  questions.flatMap(({ question, answer }) => (question && answer && isWeak(answer) ? [question.family] : [])).toReversed();

const isWeak = ({ evaluation: { band } }: ScoredAnswer): boolean => band === 'not_yet' || band === 'forming';
