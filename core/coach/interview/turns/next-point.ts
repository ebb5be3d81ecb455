import { SIGNS } from '../../score/signs.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { followUpsOf, openPart } from '../thread/open-part.ts';
import { aimQuote, quoteShort } from '../thread/quotes.ts';
import type { PosedQuestion, Told } from '../thread/thread.ts';
import { isVague } from '../thread/vague-result.ts';
import type { FollowUp } from '../words/follow-ups.ts';
import { VAGUE_FOLLOW_UPS } from '../words/probes.ts';

/** What an answer is asked about next. */
export interface Point {
  readonly feature: InterviewFeature;
  readonly followUps: readonly FollowUp[];
  readonly quote: string;
}

/**
 * The one point that is worth a question: the stretch that an interviewer would ask about, for the part that it lacks, in
 * the best answers too. Where there is hardly an answer yet, what was asked for. Null where there is nothing to quote.
 */
export function nextPoint(answer: Told, question: PosedQuestion): Point | null {
  const { evaluation } = answer;
  const quote = quoteShort(evaluation.probe?.quote ?? '');
  const open = evaluation.band === 'not_yet' || quote === null ? openPart(evaluation, question) : null;
  if (open) return { ...open, quote: aimQuote(answer, open.feature) };
  return quote === null ? null : { ...missingPart(evaluation.probe?.quote ?? '', answer, question), quote };
}

function missingPart(words: string, { evaluation }: Told, question: PosedQuestion): Pick<Point, 'feature' | 'followUps'> {
  const ways = followUpsOf(evaluation, question);
  if (isVague(words) && ways.outcome) return { feature: 'outcome', followUps: VAGUE_FOLLOW_UPS };
  const isOwn =
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .search(SIGNS['own-past'] ?? /$/) >= 0;
  const feature = !isOwn && ways['own-acts'] && !isMotive(question) ? 'own-acts' : 'particulars';
  return { feature, followUps: ways[feature] ?? [] };
}

/** Who says why they came is asked for a particular: nothing had to be done. */
const isMotive = ({ type }: PosedQuestion): boolean => type === 'screening' || type === 'intro';
