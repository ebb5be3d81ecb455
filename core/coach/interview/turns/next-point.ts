import type { Evidence } from '../../evaluation.ts';
import { plain } from '../../score/features.ts';
import { isVague } from '../../score/interview/vague-result.ts';
import { SIGNS } from '../../score/signs.ts';
import type { InterviewWords } from '../interview-words.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { followUpsOf, isMotive, openFeatures, typeTold } from '../thread/open-part.ts';
import { faultQuote, quoteShort } from '../thread/quotes.ts';
import type { PosedQuestion, Told } from '../thread/thread.ts';
import type { FollowUp } from '../words/follow-ups.ts';
import { GOING_ON, HARDLY_AN_ANSWER, VAGUE_FOLLOW_UPS } from '../words/probes.ts';

/** What an answer is asked about next. */
export interface Point {
  /** What is open; null where nothing is, and one asks on. */
  readonly feature: InterviewFeature | null;
  readonly followUps: readonly FollowUp[];
  readonly quote: string;
}

/** While these stand in the place of an answer, no part of it can be told. */
const IN_THE_WAY = ['hypothetical', 'generality', 'self-praise', 'quality-nouns'] as const;

/**
 * The one point that is worth a question: the stretch that an interviewer would ask about, for the part that it lacks. Where
 * there is hardly an answer yet, what stands in its way, or what was asked for in plain words. Null where there is nothing to quote.
 */
export function nextPoint(answer: Told, question: PosedQuestion, plainAsk: InterviewWords['plain_ask']): Point | null {
  const { band, probe } = answer.evaluation;
  const quote = quoteShort(probe?.quote ?? '');
  if (band === 'not_yet') return pointInTheWay(answer, question) ?? (quote === null ? null : { ...plainPoint(question, plainAsk), quote });
  return probe === null || quote === null ? null : { ...missingPart(probe, answer, question), quote };
}

function pointInTheWay(answer: Told, question: PosedQuestion): Point | null {
  const open = openFeatures(answer.evaluation, question);
  const ways = followUpsOf(typeTold(answer.evaluation, question));
  for (const feature of IN_THE_WAY) {
    const quote = open.includes(feature) ? faultQuote(answer, feature) : null;
    if (quote !== null && ways[feature]) return { feature, followUps: ways[feature], quote };
  }
  return null;
}

const plainPoint = ({ slots: [slot = 'story'] }: PosedQuestion, plainAsk: InterviewWords['plain_ask']): Omit<Point, 'quote'> => ({
  feature: 'slot',
  followUps: HARDLY_AN_ANSWER.flatMap((point) => plainAsk[slot].map((ask): FollowUp => [point, ask])),
});

/** A figure, or a name: of such words nobody says that they could stand anywhere. */
const NAMED = /\d|(?<=\S\s)\p{Lu}\p{Ll}/u;

/** What the stretch itself lacks. In the best answers only a hollow one is said to lack anything. */
function missingPart(probe: Evidence, { content, evaluation }: Told, question: PosedQuestion): Omit<Point, 'quote'> {
  const type = typeTold(evaluation, question);
  const ways = followUpsOf(type);
  const holds = (feature: InterviewFeature): boolean =>
    evaluation.features.some(
      ({ id, evidence }) => id === feature && evidence.some(({ start, end }) => start < probe.end && end > probe.start),
    );
  const isOpen = (feature: InterviewFeature): boolean => ways[feature as keyof typeof ways] !== undefined && !holds(feature);
  const ask = (feature: 'own-acts' | 'outcome' | 'particulars') => ({ feature, followUps: ways[feature] ?? [] });

  if (isVague(probe.quote) && ways.outcome) return { feature: 'outcome', followUps: VAGUE_FOLLOW_UPS };
  const isHollow = plain(probe.quote).search(SIGNS['hollow'] ?? /$^/) >= 0 && !holds('own-acts') && !holds('particulars');
  if (evaluation.band !== 'strong' || isHollow) {
    const isLast = content.slice(probe.end).trim().length <= 1;
    if (isLast && isOpen('outcome') && evaluation.features.some(({ id, found }) => id === 'outcome' && !found)) return ask('outcome');
    if (isOpen('own-acts') && !isMotive(type)) return ask('own-acts');
    if (isOpen('particulars') && !NAMED.test(probe.quote)) return ask('particulars');
  }
  return { feature: null, followUps: GOING_ON[type] };
}
