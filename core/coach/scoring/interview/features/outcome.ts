import { NUMBER_WORDS } from '../../../reading/closed-words.ts';
import type { Clause } from '../../../reading/read-clauses.ts';
import type { Answer } from '../answer.ts';
import { SUCCESS_WORDS, weighVerb } from '../empty-words.ts';
import { fill, type Finding } from '../finding.ts';
import { stemOf } from '../../../reading/verb-forms.ts';

/** A state that changed, and can be looked at. */
const CHANGED =
  /\b(?:still|no longer|not (?:a |one |once )?(?:single )?\w+ since|since then|ever since|now|these days|never again|not once|from \S+(?: \S+)? to \S+|down to|up to|instead of|in the end|ended up|so far|to this day|went back|came back|went home|got home|signed|passed|opened on|arrived|left with|stayed|stopped|worked|kept|lost|saved|cost|dropped|fell|rose|cut|paid|none|nobody|nothing|zero|by the end|by then|that (?:week|month|year|winter|summer|evening|night)|the (?:next|following) (?:day|week|month|year|morning|time))\b/i;
/** Somebody said so. */
const SAID =
  /\b(?:said|told|thanked|asked|wrote|replied|called it|agreed|voted|apologi[sz]ed|signed|laughed|nodded|admitted|shook|smiled)\b/i;

/** What one clause about the end weighs: with something that is named, without, and for each way in which it is shown. */
const SOLID = 0.5;
const THIN = 0.2;
const SHOWN = 0.3;
const FULL = 1.25;
const MOST = 0.6;

/** How it ended: behind the last thing done, or at least in the last third, something that is different now. */
export function findOutcome(answer: Answer): Finding {
  const { clauses, acts, content } = answer;
  const from = startOfEnd(answer);
  const concrete = new Set(answer.particulars.map(({ clause }) => clause));
  const numbers = new Set(answer.particulars.filter(({ isNumber }) => isNumber).map(({ clause }) => clause));
  const acted = new Set(acts.map(({ clause }) => clause));
  const found = clauses.flatMap((clause, i) => {
    const said = content.slice(clause.start, clause.end);
    if (clause.verb === null && clause.start >= answer.addedFrom && showsChange(said))
      return [{ ...spanOf(clause), weight: SOLID + SHOWN }];
    if (i < from || clause.verb === null || isPraise(clause) || isFeeling(clause) || isUnreal(clause) || isBeside(clause)) return [];
    const isOther = clause.subject === 'other' || (clause.subject !== null && clause.verb.isNegated);
    const hasChanged = CHANGED.test(said);
    if (!(isOther && clause.verb.isPast) && !hasChanged) return [];
    if (acted.has(i) && !hasChanged) return [];
    const isSolid = (clause.verb.tense !== 'state' || hasChanged) && (concrete.has(i) || weighVerb(clause.verb.stem) === 'plain');
    const shown = [numbers.has(i), hasChanged, SAID.test(said)].filter(Boolean).length;
    return [{ ...spanOf(clause), weight: (isSolid ? SOLID : THIN) + SHOWN * shown }];
  });
  const sum = found.reduce((total, { weight }) => total + weight, 0);
  return {
    amount: fill(sum, FULL),
    evidence: found.map(({ start, end }) => ({ start, end })),
    advice: sum < SOLID ? 'Say how it ended: what was different afterwards, and who saw it.' : null,
  };
}

const spanOf = ({ start, end }: Clause) => ({ start, end });

/** Whether words on the end say what is different: a number, a state that changed, or who said so. */
export const showsChange = (text: string): boolean =>
  CHANGED.test(text) ||
  SAID.test(text) ||
  (text.match(/[\p{L}\d]+/gu) ?? []).some((word) => /\d/.test(word) || NUMBER_WORDS.has(word.toLowerCase()));

/** The first clause that can tell of the end: where most has been said or done, and never in the first half. */
function startOfEnd({ acts, clauses }: Answer): number {
  const mostSaid = Math.floor(clauses.length * MOST);
  const mostDone = acts[Math.floor(acts.length * MOST)]?.clause ?? mostSaid;
  return Math.max(Math.min(mostDone, mostSaid), Math.floor(clauses.length / 2));
}

const isPraise = ({ words }: Clause): boolean => words.some(({ text }) => SUCCESS_WORDS.has(stemOf(text)));
/** How glad somebody was is no end: it can be said of any. */
const isFeeling = ({ words, verb }: Clause): boolean =>
  (verb?.tense === 'state' || verb?.tense === 'passive') && words.some(({ text }) => PLEASED.test(text));
const PLEASED =
  /^(?:glad|happy|pleased|grateful|thankful|content|satisfied|impressed|delighted|proud|relieved|touched|nice|great|good|fine)$/;
/** "while he watched": it happened beside something else, and did not come of it. */
const isBeside = ({ words }: Clause): boolean => {
  const first = words.find(({ text }) => !/^(?:and|but|so)$/.test(text))?.text ?? '';
  return /^(?:when|while|as|before|because|if|although|though|unless)$/.test(first);
};
const isUnreal = ({ verb }: Clause): boolean => verb?.tense === 'modal';
