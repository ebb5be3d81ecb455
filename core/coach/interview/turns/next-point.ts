import type { QuestionType } from '../../scoring/interview/question-types.ts';
import type { InterviewFeature } from '../rubric-words.ts';
import { openFeatures, openPart } from '../thread/open-part.ts';
import { aimQuote, evidenceQuote } from '../thread/quotes.ts';
import type { PosedQuestion, Told } from '../thread/thread.ts';
import { findVagueResult } from '../thread/vague-result.ts';
import { quote } from '../../plan/quote.ts';
import type { FollowUp } from '../words/follow-ups.ts';
import { PROBES, VAGUE_FOLLOW_UPS } from '../words/probes.ts';

/** What an answer is asked about next. */
export interface Point {
  /** Null where nothing is missing, and an interviewer would be curious all the same. */
  readonly feature: InterviewFeature | null;
  readonly followUps: readonly FollowUp[];
  readonly quote: string;
}

/** What makes an answer one, by the type of its question: where these hold, nothing has to be asked for. */
const MAIN: Readonly<Record<QuestionType, readonly InterviewFeature[]>> = {
  behavioural: ['slot', 'own-acts', 'outcome'],
  situational: ['slot', 'own-acts', 'reason'],
  technical: ['slot', 'own-acts', 'reason'],
  case: ['slot', 'own-acts', 'reason'],
  screening: ['slot', 'own-acts', 'particulars'],
  intro: ['slot', 'own-acts', 'particulars'],
};
const IN_THE_WAY: readonly InterviewFeature[] = ['generality', 'hypothetical'];

/** The one point that is worth a question: a result that cannot be checked, then what is open. Null where one may go on. */
export function nextPoint(answer: Told, question: PosedQuestion): Point | null {
  const { content, evaluation } = answer;
  const vague = question.type === 'behavioural' && evaluation.form !== 'opinion' ? quote(findVagueResult(content) ?? '') : null;
  if (vague !== null) return { feature: 'outcome', followUps: VAGUE_FOLLOW_UPS, quote: vague };
  if (evaluation.band === 'strong') return null;
  if (evaluation.band === 'solid' && isWhole(answer, question)) return probeOf(answer, question);
  const open = openPart(evaluation, question);
  return open && { ...open, quote: aimQuote(answer, open.feature) };
}

function isWhole({ evaluation }: Told, question: PosedQuestion): boolean {
  const open = openFeatures(evaluation, question);
  const needed = evaluation.form === 'story' ? MAIN[question.type] : [...MAIN[question.type], ...IN_THE_WAY];
  return needed.every((feature) => !open.includes(feature));
}

function probeOf(answer: Told, { type }: PosedQuestion): Point | null {
  const carried = evidenceQuote(answer, 'outcome') ?? evidenceQuote(answer, 'own-acts');
  return carried === null ? null : { feature: null, followUps: PROBES[type], quote: carried };
}
