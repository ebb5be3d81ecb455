import type { Grave } from '../coach/hear/hear.ts';
import { clausesOf } from '../language/clauses.ts';
import type { Pointers } from '../coach/plan/turn-plan.ts';
import { readAllSafety } from '../coach/safety/read-safety.ts';
import { safetyReplies } from '../coach/safety/safety-replies.ts';
import type { SafetyWords } from '../coach/safety/safety-words.ts';
import type { Matcher, Meaning, MeantWords } from './situations/match.ts';
import type { PlainDate } from '../plain-date.ts';
import type { AnsweredProfile, AssessmentAnswer } from './answers.ts';
import type { AnswerPlan } from './assessment.ts';
import type { Confirmed } from './confirmed.ts';
import { ownWordsIn, ownWordsOf } from './own-words.ts';
import { findGround, type MeantAnswer } from './plan/ground.ts';
import { makePlan, type Gentle } from './plan/make-plan.ts';
import { ref } from './plan/phrases.ts';
import { proposeSituations, type Proposal } from './propose-situations.ts';
import { LIST_QUESTIONS } from './questions.ts';
import { toProfile } from './to-profile.ts';

/** What situations are found with, and danger before them. */
export interface Finder {
  readonly matcher: Matcher;
  /** Null of what is not read for what it means. */
  encodeAll(texts: readonly string[]): Promise<(Meaning | null)[]>;
  /** What is said to danger. */
  readonly safety: SafetyWords;
  /** How grave each text is. */
  hearGrave?(texts: readonly string[]): Promise<ReadonlyMap<string, Grave>>;
}

interface Support {
  readonly support: string;
}

/** What five answers come to: a plan, or the fixed words for what they say of danger, abuse or the law, and nothing else. */
export type Assessed = Support | { support: null; profile: AnsweredProfile; plan: AnswerPlan };

export async function assessAnswers(
  answers: readonly AssessmentAnswer[],
  confirmed: Confirmed,
  today: PlainDate,
  pointers: Pointers,
  finder: Finder,
): Promise<Assessed> {
  const profile = toProfile(answers);
  const { support, gentle } = await hearOwnWords(profile, pointers, finder);
  if (support !== null) return { support };
  const ground = findGround(profile, confirmed, finder.matcher, await readMeanings(profile, finder));
  return { support, profile, plan: makePlan(profile, today, ground, confirmed, gentle) };
}

/** Situations that the answers may speak of, or the same fixed words. */
export type Proposed = Support | { support: null; proposals: Proposal[] };

export async function proposeFor(answers: readonly AssessmentAnswer[], pointers: Pointers, finder: Finder): Promise<Proposed> {
  const profile = toProfile(answers);
  const { support } = await hearOwnWords(profile, pointers, finder);
  if (support !== null) return { support };
  return { support, proposals: proposeSituations(profile, finder.matcher, await readMeanings(profile, finder)) };
}

interface HeardOwnWords {
  readonly support: string | null;
  /** Short of danger a heavy answer is what the plan is for: it begins with a word for it. */
  readonly gentle: Gentle | null;
}

async function hearOwnWords(profile: AnsweredProfile, pointers: Pointers, { safety, hearGrave }: Finder): Promise<HeardOwnWords> {
  const replies = safetyReplies(safety, pointers);
  const reply = replies.toReading(readAllSafety(ownWordsOf(profile)));
  if (reply !== null || !hearGrave) return { support: reply, gentle: null };
  const graves = await hearGrave(ownWordsOf(profile));
  let gentle: Gentle | null = null;
  for (const question of LIST_QUESTIONS)
    for (const text of ownWordsIn(profile, question)) {
      const { tier, sure, isFaint = false } = graves.get(text) as Grave;
      if (tier === 'crisis' && sure) return { support: replies.toTier({ tier, sure }), gentle: null };
      // A word for a grief that is none is worse than none; danger is asked after in doubt.
      if ((tier === 'care' && sure) || (tier === 'crisis' && !isFaint))
        gentle ??= { words: replies.toDoubt(tier), about: ref(question, text) };
    }
  return { support: null, gentle };
}

/** What is liked says nothing of a situation. */
async function readMeanings(profile: AnsweredProfile, { encodeAll }: Finder): Promise<MeantAnswer[]> {
  const answers = (['goals', 'challenges'] as const).flatMap((questionId) =>
    ownWordsIn(profile, questionId).map((text, place) => ({ questionId, text, place, parts: place < READ_APART ? partsOf(text) : [] })),
  );
  const texts = answers.flatMap(({ text, place, parts }) => (place < READ ? [text, ...parts] : []));
  const meanings = await encodeAll(texts);
  const meaningOf = new Map(texts.map((text, at) => [text, meanings[at] ?? null]));
  const toMeant = (text: string): MeantWords => ({ text, meaning: meaningOf.get(text) ?? null });
  return answers.map(({ questionId, text, parts }) => ({ questionId, ...toMeant(text), clauses: parts.map(toMeant) }));
}

/** The foremost of a list count most. */
const READ = 4;
const READ_APART = 1;
const READ_CLAUSES = 3;

/** "My back is going and my English is poor" speaks of two things. A clause of two words says too little to be looked for. */
function partsOf(text: string): string[] {
  const parts = clausesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => part.split(/\s+/).length > 2);
  return parts.length > 1 ? parts.slice(0, READ_CLAUSES) : [];
}
