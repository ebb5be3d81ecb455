import type { Clause } from '../../../reading/read-clauses.ts';
import type { Answer } from '../answer.ts';
import { SUCCESS_WORDS, weighVerb } from '../empty-words.ts';
import { type Finding } from '../finding.ts';
import { stemOf } from '../../../reading/verb-forms.ts';

/** A state that changed, and can be looked at. */
const CHANGED =
  /\b(?:still|no longer|not (?:a |one |once )?(?:single )?\w+ since|since then|ever since|now|these days|never again|not once|from \S+(?: \S+)? to \S+|down to|up to|instead of|in the end|ended up|so far|to this day|went back|came back|went home|got home|signed|passed|opened on|arrived|left with|stayed|stopped|worked|kept|lost|saved|cost|dropped|fell|rose|cut|paid|none|nobody|nothing|zero|by the end|by then|that (?:week|month|year|winter|summer|evening|night)|the (?:next|following) (?:day|week|month|year|morning|time))\b/i;
/** Somebody said so. */
const SAID =
  /\b(?:said|told|thanked|asked|wrote|replied|called it|agreed|voted|apologi[sz]ed|signed|laughed|nodded|admitted|shook|smiled)\b/i;

/** How it ended: behind the last thing done, or at least in the last third, something that is different now. */
export function findOutcome(answer: Answer): Finding {
  const { clauses, acts, content } = answer;
  const from = startOfEnd(answer);
  const concrete = new Set(answer.particulars.map(({ clause }) => clause));
  const numbers = new Set(answer.particulars.filter(({ isNumber }) => isNumber).map(({ clause }) => clause));
  const acted = new Set(acts.map(({ clause }) => clause));
  const found = clauses.flatMap((clause, i) => {
    if (i < from || clause.verb === null || isPraise(clause) || isUnreal(clause)) return [];
    const text = content.slice(clause.start, clause.end);
    const isOther = clause.subject === 'other' || (clause.subject !== null && clause.verb.isNegated);
    const hasChanged = CHANGED.test(text);
    if (!(isOther && clause.verb.isPast) && !hasChanged) return [];
    if (acted.has(i) && !hasChanged) return [];
    const weight =
      (concrete.has(i) || weighVerb(clause.verb.stem) === 'plain' ? 0.5 : 0.2) +
      (numbers.has(i) ? 0.3 : 0) +
      (hasChanged ? 0.3 : 0) +
      (SAID.test(text) ? 0.25 : 0);
    return [{ start: clause.start, end: clause.end, weight }];
  });
  const sum = found.reduce((total, { weight }) => total + weight, 0);
  return {
    amount: 1 - Math.exp(-1.6 * sum),
    evidence: found.map(({ start, end }) => ({ start, end })),
    advice: sum < 0.5 ? 'Say how it ended: what was different afterwards, and who saw it.' : null,
  };
}

/** The first clause that can tell of the end: behind the middle of what was done. */
function startOfEnd({ acts, clauses }: Answer): number {
  const half = Math.floor(clauses.length * 0.6);
  const third = acts[Math.floor(acts.length * 0.6)]?.clause ?? half;
  return Math.min(clauses.length - 1, Math.max(Math.min(third, half), Math.floor(clauses.length * 0.5)));
}

const isPraise = ({ words }: Clause): boolean => words.some(({ text }) => SUCCESS_WORDS.has(stemOf(text)));
const isUnreal = ({ verb }: Clause): boolean => verb?.tense === 'modal';
