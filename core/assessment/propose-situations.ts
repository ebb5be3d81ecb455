import { z } from 'zod';
import type { Matcher, Ranked } from './situations/match.ts';
import type { AnsweredProfile } from './answers.ts';
import { AnswerRef } from './assessment.ts';
import { MAX_CONFIRMED } from './confirmed.ts';
import { closeTo, isProposed, SHOWN, type MeantAnswer } from './plan/ground.ts';
import { isChoice, ref } from './plan/phrases.ts';

/** Situations to choose from: "Which is closest?" */
export const Proposal = z.object({
  /** The own words that it is about; null of what was chosen. */
  about: AnswerRef.nullable(),
  situations: z.array(z.object({ id: z.string(), name: z.string(), picture: z.string() })),
});
export type Proposal = z.infer<typeof Proposal>;

export const Proposals = z.object({ proposals: z.array(Proposal) });
export type Proposals = z.infer<typeof Proposals>;

/**
 * At most three times three situations: for own words that come close to some, the closest first, and for what was chosen. None
 * stands twice.
 */
export function proposeSituations(profile: AnsweredProfile, matcher: Matcher, meant: readonly MeantAnswer[]): Proposal[] {
  const byWords = meant
    .map((answer) => ({ about: ref(answer.questionId, answer.text), ranked: closeTo(matcher, answer, profile) }))
    .filter(({ ranked }) => ranked.length > 0)
    .toSorted((one, other) => (other.ranked[0]?.score ?? 0) - (one.ranked[0]?.score ?? 0));
  const hasChosen = (['goals', 'challenges'] as const).some((question) => profile[question].some((pick) => isChoice(question, pick)));
  const byChoices = hasChosen ? [{ about: null, ranked: withForemost(profile, matcher) }] : [];
  const groups = [...byWords.slice(0, MAX_CONFIRMED - byChoices.length), ...byChoices];
  const shown = new Set<string>();
  return groups.flatMap(({ about, ranked }): Proposal[] => {
    const situations = ranked
      .filter(({ situation }) => !shown.has(situation.id))
      .slice(0, SHOWN)
      .map(present);
    for (const { id } of situations) shown.add(id);
    return situations.length === 0 ? [] : [{ about, situations }];
  });
}

/** By what was chosen; what is about the foremost goal itself is among those that are shown. */
function withForemost(profile: AnsweredProfile, matcher: Matcher): Ranked[] {
  const ranked = matcher.rankChoices(profile).filter(({ situation }) => isProposed(situation));
  const isForemost = ({ situation }: Ranked): boolean => situation.goals[0] === profile.goals[0];
  const foremost = ranked.slice(0, SHOWN).some(isForemost) ? undefined : ranked.find(isForemost);
  return foremost ? [...ranked.slice(0, SHOWN - 1), foremost, ...ranked.slice(SHOWN - 1).filter((one) => one !== foremost)] : ranked;
}

const present = ({ situation: { id, name, picture } }: Ranked): Proposal['situations'][number] => ({ id, name, picture });
