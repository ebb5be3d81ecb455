import { quotable, quote } from '../../plan/quote.ts';
import type { EndedSession, SessionInput, SessionSummary } from '../../plan/turn-plan.ts';
import { COMPETENCY_SKILLS, skillOf } from '../feature-skills.ts';
import type { SlotId } from '../../score/interview/question-types.ts';
import { isPastForm } from '../../reading/verb-forms.ts';
import { sessionScore } from '../../session-score.ts';
import { fill } from '../../talks/wording/fill.ts';
import { SHOWN, type InterviewWords, type Shown } from '../interview-words.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { isPlan, openFeatures } from '../thread/open-part.ts';
import { shownQuotes } from '../thread/quotes.ts';
import type { Answer, InterviewSpeech } from '../thread/thread.ts';
import { isAnswered, mostOpen, mostShown, questionsOf, type Answered } from './session-findings.ts';

const MAX_SEEN = 5;
/** Of the versions of an answer: more bring no other words. */
const MAX_TOLD = 3;
const MAX_NEXT = 3;
const MAX_WEAK_SPOTS = 6;
const QUOTE = { maxChars: 200 };

/** What an interview left: in the learner's words, with what to practise next. */
export function endInterview({ id, context, said, minutes }: SessionInput, { words, questions: bank }: InterviewSpeech): EndedSession {
  const questions = questionsOf(bank, said);
  const answered = questions.filter(isAnswered);
  const shown = mostShown(answered.filter(({ answer }) => !isThin(answer))).filter(canBeShown);
  // What was shown once is not told to be practised, while something else is open.
  const everOpen = mostOpen(answered);
  const neverShown = everOpen.filter((feature) => !mostShown(answered).includes(feature));
  const open = neverShown.length > 0 ? neverShown : everOpen;
  const openSlots = slotsLeftOpen(answered);
  const next = nextOf(answered, open, openSlots, words);
  const headline = headlineOf(answered.length, questions.length, shown, open, words);
  const seen = seenIn(
    answered,
    shown.toSorted((one, other) => Number(one === 'slot') - Number(other === 'slot')),
    words,
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

function headlineOf(
  answered: number,
  asked: number,
  shown: readonly Shown[],
  open: readonly InterviewFeature[],
  { headline, part }: InterviewWords,
): string {
  if (answered === 0) return headline.none;
  const count = asked === 1 ? headline.answered_one : fill(headline.answered, { answered: String(answered), asked: String(asked) });
  // That a question was answered says little: what it was answered with comes first.
  const best = shown.find((feature) => feature !== 'slot') ?? shown[0];
  const rest = open.filter((feature) => feature !== best);
  const missed = rest.find(canBeShown);
  const least = missed ?? rest[0];
  const heard = best && (missed ? headline.most_and_least : headline.most);
  const nextTime = missed ? !best && headline.missed : least && headline.fault;
  const names = { part: best ? part[best] : '', missed: least ? part[least] : '' };
  return [count, ...[heard, nextTime].flatMap((way) => (way ? fill(way, names) : []))].join(' ');
}

/** What to do, and a question on which it was open: another one for each while there are some. */
function nextOf(
  answered: readonly Answered[],
  features: readonly InterviewFeature[],
  slots: readonly SlotId[],
  words: InterviewWords,
): SessionSummary['next'] {
  const used = new Set<string>();
  return features.slice(0, MAX_NEXT).map((feature) => {
    const [posed] = answered
      .toReversed()
      .filter(({ answer, posed: one }) => !used.has(one.text) && openFeatures(answer.evaluation, one).includes(feature))
      .map((one) => one.posed);
    if (posed) used.add(posed.text);
    const question = posed && quote(posed.text, QUOTE);
    const text = (posed && isPlan(posed.type) && words.next_plan[feature]) || words.next[feature];
    return { skill: skillOf(feature, slots), text: question ? `${text} ${fill(words.try_on, { question })}` : text };
  });
}

/** What a quote has to hold before it may stand for these: "about half an hour" is no day, and a place is no end. */
const PLAIN: Readonly<Partial<Record<Shown, RegExp>>> = {
  'time-order':
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|last (?:week|month|year)|morning|afternoon|evening|midnight|noon|half past|o['’]clock|\d{1,2} ?(?:am|pm)|(?:19|20)\d\d)\b/i,
  speech: /["“”]|^(?!I\b)[^.]*\b(?:said|says|told|asked|replied|shouted|answered|thanked|wrote)\b/i,
  particulars: /\d|(?<=\S\s)\p{Lu}\p{Ll}/u,
  reason: /\b(?:because|cos|since|so that|which is why|that['’]?s why|the reason)\b/i,
  outcome:
    /\b(?:now|since|after that|in the end|no longer|still|never|(?:went|fell|dropped|rose|came) (?:down|up|from|to|back)|stopped|saved|ordered|paid|passed|won|kept|thanked|apologi[sz]ed|from \w+ to \w+)\b/i,
};

/** One piece of evidence for each feature: no words twice, and no two from one answer while there are others. */
function seenIn(answered: readonly Answered[], features: readonly Shown[], { seen }: InterviewWords): SessionSummary['seen'] {
  const used = new Set<string>();
  const shown: string[] = [];
  return features.slice(0, MAX_SEEN).flatMap((feature) => {
    const showing = answered
      .flatMap((one) => fullestFirst(one.told).flatMap((answer) => freshQuotes(answer, feature, shown, one)))
      .filter(({ words }) => (PLAIN[feature]?.test(words) ?? true) && (feature !== 'own-acts' || isDone(words)));
    const best = showing.find(({ answer }) => !used.has(answer.id)) ?? showing[0];
    if (!best) return [];
    const { question, posed, answer, words } = best;
    used.add(answer.id);
    shown.push(words);
    const skill = feature === 'slot' && question ? COMPETENCY_SKILLS[question.competency] : skillOf(feature, posed.slots);
    return [{ skill, text: seen[feature], quote: words, messageId: answer.id }];
  });
}

/** Something that was done, and no more than where somebody works. */
const isDone = (words: string): boolean =>
  /\b(?:I|we)\b/i.test(words) && (words.match(/\p{L}+/gu) ?? []).some((word) => isPastForm(word.toLowerCase()));

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

const canBeShown = (feature: InterviewFeature): feature is Shown => (SHOWN as readonly InterviewFeature[]).includes(feature);

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
