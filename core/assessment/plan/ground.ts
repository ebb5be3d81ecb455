import { CLOSE, LIKELY, type Matcher, type MeantWords, type Ranked } from '../situations/match.ts';
import type { Situation } from '../situations/situation.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerRef } from '../assessment.ts';
import type { Confirmed } from '../confirmed.ts';
import { byNeed } from './choose-actions.ts';
import { ref, refs } from './phrases.ts';

/** What a plan stands on. */
export interface Ground {
  /** By need; at least one. */
  readonly situations: readonly Situation[];
  /** The learner has said that they are theirs; else what they chose, or wrote, or neither, is all there is. */
  readonly from: 'confirmed' | 'choices' | 'words' | 'little';
  /** Own words that belong to no situation of the plan. */
  readonly unplaced: readonly AnswerRef[];
  /** The answers that each situation comes from. */
  readonly because: ReadonlyMap<string, readonly AnswerRef[]>;
}

/** Own words of the questions that tell of a situation, with what they mean. */
export interface MeantAnswer extends MeantWords {
  readonly questionId: 'goals' | 'challenges';
  /** Where it has several: each may speak of something else. */
  readonly clauses?: readonly MeantWords[];
}

/** How many of the nearest are shown to choose from, and count as what words may mean. */
export const SHOWN = 3;

/** What comes so much less near than the nearest is not asked about. */
const BESIDE = 0.7;

/** The situations that own words come close to: the nearest to the whole, then to each clause, then the next ones. */
export function closeTo(matcher: Matcher, { clauses = [], ...whole }: MeantAnswer, profile: AnsweredProfile): Ranked[] {
  const lists = [whole, ...clauses].map((words) => {
    const ranked = matcher.rankWords(words, profile).filter(({ situation }) => isProposed(situation));
    const least = Math.max(CLOSE, BESIDE * (ranked[0]?.score ?? 0));
    return ranked.filter(({ score }) => score >= least);
  });
  const places = Math.max(...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: places }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  const seen = new Set<string>();
  return inTurn.filter(({ situation: { id } }) => !seen.has(id) && seen.add(id));
}

export const isProposed = ({ assumes }: Situation): boolean => assumes !== 'nothing';

export function findGround(
  profile: AnsweredProfile,
  confirmed: Pick<Confirmed, 'situations' | 'declined'>,
  matcher: Matcher,
  meant: readonly MeantAnswer[],
): Ground {
  const near = meant.map((answer): Near => {
    const ranked = closeTo(matcher, answer, profile);
    return {
      answer: ref(answer.questionId, answer.text),
      ids: ranked.slice(0, SHOWN).map(({ situation }) => situation.id),
      guessed: ranked.filter(({ score, situation }) => score >= LIKELY && !situation.never_guessed).map(({ situation }) => situation.id),
    };
  });
  const { situations, from } = findSituations(profile, confirmed, matcher, near, meant);
  const isOurs = (id: string): boolean => from !== 'choices' && situations.some((one) => one.id === id);
  return {
    from,
    situations: byNeed(situations),
    unplaced: near.filter(({ ids }) => !ids.some(isOurs)).map(({ answer }) => answer),
    because: new Map(situations.map((situation) => [situation.id, causesOf(situation, profile, near)])),
  };
}

interface Near {
  readonly answer: AnswerRef;
  readonly ids: readonly string[];
  /** Near enough to plan from before anybody was asked. */
  readonly guessed: readonly string[];
}

function findSituations(
  profile: AnsweredProfile,
  confirmed: Pick<Confirmed, 'situations' | 'declined'>,
  matcher: Matcher,
  near: readonly Near[],
  meant: readonly MeantAnswer[],
): Pick<Ground, 'situations' | 'from'> {
  const byId = new Map(matcher.situations.map((situation) => [situation.id, situation]));
  const known = (ids: readonly string[]): Situation[] => [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const yes = known(confirmed.situations);
  if (yes.length > 0) return { situations: yes, from: 'confirmed' };
  const isOpen = ({ id }: Situation): boolean => !confirmed.declined.includes(id);
  // Whoever was shown situations and took none of them has answered: what is guessed from their words now would be pressed on them.
  const [nearest] = confirmed.declined.length > 0 ? [] : known(near.flatMap(({ guessed }) => guessed.slice(0, 1)));
  if (nearest) return { situations: [nearest], from: 'words' };
  const plain = matcher.rankChoices(profile).flatMap(({ situation }) => (situation.assumes && isOpen(situation) ? [situation] : []));
  const chosenOf = (picks: readonly string[]) =>
    picks
      .map((pick) =>
        plain.find(
          ({ assumes, goals, challenges }) =>
            assumes === pick || (assumes === 'nothing' && [...goals, ...challenges].some((id) => id === pick)),
        ),
      )
      .find((found) => found !== undefined);
  const [wanted, hard] = [chosenOf(profile.goals), chosenOf(profile.challenges)];
  const chosen = [...new Set([wanted, hard].filter((one) => one !== undefined))];
  if (chosen.length > 0) return { situations: chosen, from: 'choices' };
  const kind = kindOf(meant, plain, matcher);
  if (kind) return { situations: [kind], from: 'words' };
  const start = chosenOf(['unclear_goal']);
  return { situations: start ? [start] : [], from: 'little' };
}

/** Own words that nobody could place are a matter of some kind all the same: a choice, something owed, something hard to bear. */
function kindOf(meant: readonly MeantAnswer[], plain: readonly Situation[], matcher: Matcher): Situation | undefined {
  const kinds = new Set(plain.filter(({ goals, challenges }) => goals.length + challenges.length === 0));
  const nearest = meant.flatMap((answer) => matcher.rankWords(answer).find(({ situation }) => kinds.has(situation)) ?? []);
  return nearest.toSorted((one, other) => other.score - one.score)[0]?.situation;
}

/** What was chosen of what belongs to a situation, and words that come near it; without either, whatever was answered first. */
function causesOf({ id, goals, challenges }: Situation, profile: AnsweredProfile, near: readonly Near[]): AnswerRef[] {
  const causes = [
    ...near.filter(({ ids }) => ids.includes(id)).map(({ answer }) => answer),
    ...refs(
      'goals',
      profile.goals.filter((goal) => (goals as readonly string[]).includes(goal)),
    ),
    ...refs(
      'challenges',
      profile.challenges.filter((challenge) => (challenges as readonly string[]).includes(challenge)),
    ),
  ];
  if (causes.length > 0) return causes;
  const all = [...refs('goals', profile.goals), ...refs('challenges', profile.challenges), ...refs('interests', profile.interests)];
  return all.length > 0 ? all : [ref('career_level', profile.careerLevel)];
}
