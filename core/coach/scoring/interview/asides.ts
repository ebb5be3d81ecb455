import type { Clause } from '../../reading/read-clauses.ts';
import { stemOf } from '../../reading/verb-forms.ts';

const LIKING = new Set(['like', 'love', 'enjoy'].map(stemOf));
const THINKING = new Set(['believe', 'think', 'value', 'hope', 'feel', 'appreciate', 'know', 'trust'].map(stemOf));

/**
 * Clauses that tell nothing of what happened, by their numbers. What hangs on one without a verb of its own is part of it.
 * Only in a story of the past is it an aside to say how things are.
 */
export function findAsides(
  clauses: readonly Clause[],
  { isPastStory, isToldInPresent }: { isPastStory: boolean; isToldInPresent: boolean },
): ReadonlySet<number> {
  const asides = new Set<number>();
  for (const [i, clause] of clauses.entries()) {
    const hangsOn = clause.verb === null && asides.has(i - 1) && clauses[i - 1]?.sentence === clause.sentence;
    const isBeside = isPastStory && (isExplaining(clause) || (!isToldInPresent && isStanding(clause)));
    if (hangsOn || isBeside || isLiking(clause)) asides.add(i);
  }
  return asides;
}

/** "which happens in many shops" */
const isExplaining = ({ words, verb }: Clause): boolean =>
  /^(?:which|as|like|because|since|where|who|although|though)$/.test(words[0]?.text ?? '') && verb !== null && !verb.isPast;

/** "There are four suppliers" */
const isStanding = ({ subject, verb }: Clause): boolean => subject === 'other' && verb?.tense === 'state' && !verb.isPast;

/** "I love history", "I think it matters": nobody could have seen it. */
const isLiking = ({ subject, verb }: Clause): boolean =>
  subject === 'self' && verb !== null && (LIKING.has(verb.stem) || (!verb.isPast && THINKING.has(verb.stem)));
