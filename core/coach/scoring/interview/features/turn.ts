import { findSpans } from '../../../reading/find-spans.ts';
import type { Clause } from '../../../reading/read-clauses.ts';
import { stemOf } from '../../../reading/verb-forms.ts';
import type { Answer } from '../answer.ts';
import { clauseAt } from '../clause-at.ts';
import { weighVerb } from '../empty-words.ts';
import { fill, type Finding } from '../finding.ts';
import { distinctParticulars } from './particulars.ts';

const TURN =
  /\b(?:but|until|till|turned out|turns out|refused|suddenly|only (?:to find|then)|realised|realized|noticed|discovered|found out|went wrong|didn't work|would ?n[o']t|wouldn't|however|except|although|even though|it wasn't|still (?:not|no)|broke|failed|said no|surprised?|to my surprise|forgot|missed|wrong|too (?:late|early|small|big|much|many|few|slow|fast|heavy))\b/gi;

/** What was not looked for is a turn, whatever is named in it. */
const UNEXPECTED = /\b(?:(?:had|did|was|were)(?:n't| not)|never) expect(?:ed|ing)?\b|\bunexpected(?:ly)?\b/i;

const CONTINGENCY = /\b(?:if|unless|otherwise|until|in case|should (?:he|she|they|it|that))\b/gi;

/** Where it did not go as planned. Counts where the same breath names something for the first time. */
export const findTurn = (answer: Answer): Finding =>
  findWhere(
    answer,
    TURN,
    'Say what did not go as planned, or what surprised you.',
    (clause, said) => UNEXPECTED.test(said) || isBefallen(clause),
  );

/** In a plan: what would be done if it did not go so. */
export const findContingency = (answer: Answer): Finding => findWhere(answer, CONTINGENCY, 'Say what you would do if that did not work.');

/** What came over those who tell it: "the flood in 2019 closed the pool". */
const isBefallen = ({ subject, verb }: Clause): boolean =>
  subject === 'other' && verb?.isPast === true && !verb.isNegated && BEFELL.has(verb.stem);
const BEFELL = new Set(['change', 'close', 'end', 'die', 'cancel', 'collapse', 'burn', 'destroy'].map(stemOf));

/** "but he agreed": somebody else did what was not looked for. */
const isOtherPerson = ({ subject, verb, words }: Clause): boolean =>
  subject === 'other' &&
  verb?.tense === 'past' &&
  weighVerb(verb.stem) !== 'unseen' &&
  words.some(({ text }) => /^(?:he|she|they)$/.test(text));

function findWhere(
  answer: Answer,
  pattern: RegExp,
  advice: string,
  isAnyway: (clause: Clause, said: string) => boolean = () => false,
): Finding {
  const fresh = new Set(distinctParticulars(answer.particulars).map(({ clause }) => clause));
  const found = new Map<number, { start: number; end: number }>();
  for (const span of findSpans(answer.content, pattern)) {
    const at = clauseAt(answer, span);
    const clause = at === null ? undefined : answer.clauses[at];
    if (at === null || !clause || answer.asides.has(at)) continue;
    const next = answer.clauses[at + 1];
    const isFresh =
      fresh.has(at) ||
      isOtherPerson(clause) ||
      (next?.sentence === clause.sentence && !/^(?:and|so)$/.test(next.words[0]?.text ?? '') && fresh.has(at + 1));
    if (!isFresh) continue;
    found.set(at, { start: clause.start, end: clause.end });
  }
  for (const [i, clause] of answer.clauses.entries())
    if (!answer.asides.has(i) && isAnyway(clause, answer.content.slice(clause.start, clause.end)))
      found.set(i, { start: clause.start, end: clause.end });
  return {
    amount: fill(found.size, 2),
    evidence: [...found.values()],
    advice: found.size === 0 ? advice : null,
  };
}
