import { NUMBER_WORDS } from '../../../reading/closed-words.ts';
import type { Clause } from '../../../reading/read-clauses.ts';
import type { Span } from '../../../reading/read-words.ts';
import type { Answer } from '../answer.ts';
import { SUCCESS_WORDS, weighVerb } from '../empty-words.ts';
import { fill, quote, type Finding } from '../finding.ts';
import { isIntention } from '../intention.ts';
import { stemOf } from '../../../reading/verb-forms.ts';

/** A state that changed, and can be looked at. */
const CHANGED =
  /\b(?:still|no longer|not (?:a |one |once )?(?:single )?\w+ since|since then|ever since|now|these days|never again|not once|from \S+(?: \S+)? to \S+|down to|up to|instead of|in the end|ended up|so far|to this day|went back|came back|went home|got home|signed|passed|opened on|arrived|left with|stayed|stopped|worked|kept|lost|saved|cost|dropped|fell|rose|cut|paid|none|nobody|nothing|zero|by the end|by then|that (?:week|month|year|winter|summer|evening|night)|the (?:next|following) (?:day|week|month|year|morning|time))\b/i;
/** Of what speakers did themselves, only this is an end: what they came away with, and what is so since. When they did it is none. */
const CHANGED_FOR_SELF =
  /\b(?:still|no longer|since|from then on|from that \w+|now|these days|never again|not once|from \S+(?: \S+)? to \S+|down to|up to|in the end|ended up|so far|to this day|went back|came back|went home|got home|passed|won|(?:got|given) an?|left with|kept|stopped|lost|saved|cut|paid|signed|none|nobody|nothing|zero|by the end|by then)\b/i;
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
  const found = findEnds(answer);
  const sum = found.reduce((total, { weight }) => total + weight, 0);
  return {
    amount: fill(sum, FULL),
    evidence: found.map(({ start, end }) => ({ start, end })),
    advice: sum < SOLID ? 'Say how it ended: what was different afterwards, and who saw it.' : null,
  };
}

interface End extends Span {
  readonly sentence: number;
  readonly weight: number;
}

function findEnds(answer: Answer): End[] {
  const { clauses, acts, content } = answer;
  const from = startOfEnd(answer);
  const concrete = new Set(answer.particulars.map(({ clause }) => clause));
  const numbers = new Set(answer.particulars.filter(({ isNumber }) => isNumber).map(({ clause }) => clause));
  const acted = new Set(acts.map(({ clause }) => clause));
  return clauses.flatMap((clause, i) => {
    const said = content.slice(clause.start, endOf(clause, clauses[i + 1]));
    if (clause.verb === null && clause.start >= answer.addedFrom && showsChange(said) && !isIntention(said))
      return [{ ...spanOf(clause), weight: SOLID + SHOWN }];
    if (i < from || clause.verb === null || isPraise(clause) || isFeeling(clause) || isUnreal(clause, said) || isBeside(clause)) return [];
    if (isVague(clause, said, concrete.has(i))) return [];
    const isOther = clause.subject === 'other' || (clause.subject !== null && clause.verb.isNegated);
    const hasChanged = (clause.subject === 'other' || clause.subject === null ? CHANGED : CHANGED_FOR_SELF).test(said);
    if (!(isOther && clause.verb.isPast) && !hasChanged) return [];
    if (acted.has(i) && !hasChanged) return [];
    const isSolid = (clause.verb.tense !== 'state' || hasChanged) && (concrete.has(i) || weighVerb(clause.verb.stem) === 'plain');
    const shown = [numbers.has(i), hasChanged, SAID.test(said)].filter(Boolean).length;
    return [{ ...spanOf(clause), weight: (isSolid ? SOLID : THIN) + SHOWN * shown }];
  });
}

/** "I check it every night | since" */
const endOf = (clause: Clause, next: Clause | undefined): number =>
  next?.sentence === clause.sentence && next.words.length === 1 && next.words[0]?.text === 'since' ? next.end : clause.end;

const spanOf = ({ start, end, sentence }: Clause) => ({ start, end, sentence });

/** A change for the better that stands alone: nothing in the sentence, and nothing right after it, says what changed. */
export function findVagueEnd(answer: Answer): Finding {
  const { clauses, content } = answer;
  const from = startOfEnd(answer);
  const concrete = new Set(answer.particulars.map(({ clause }) => clause));
  const shown = new Map<number, number>();
  for (const { sentence, weight } of findEnds(answer)) shown.set(sentence, Math.max(shown.get(sentence) ?? 0, weight));
  const isShown = ({ sentence }: Clause): boolean =>
    shown.has(sentence) || shown.has(sentence + 1) || (shown.get(sentence - 1) ?? 0) >= SOLID + SHOWN;
  const evidence = clauses
    .filter(
      (clause, i) =>
        i >= from &&
        !isUnreal(clause, content.slice(clause.start, clause.end)) &&
        !isBeside(clause) &&
        !isShown(clause) &&
        isVague(clause, content.slice(clause.start, clause.end), concrete.has(i)),
    )
    .map(({ start, end }) => ({ start, end }));
  const [first] = evidence;
  return {
    amount: evidence.length > 0 ? 1 : 0,
    evidence,
    advice: first ? `"${quote(content, first)}" does not say what was better. How much, for whom, or from what to what?` : null,
  };
}

const BETTER =
  /^(?:better|best|well|fine|good|great|smooth|smoothly|smoother|easier|happier|positive|positively|perfectly|success|successful|successfully|resolved|solved|sorted|improved|improving|improvement)$/;
/** "It all worked out", "things changed": for the better, it is meant. */
const WORKED_OUT = /^(?:things|everything|it|that|this|all)(?: \w+)? (?:worked|turned|changed)(?: out)?\b/i;

/** That it was better, and not what, how much, for whom or from what to what. */
const isVague = ({ words, verb, subject }: Clause, said: string, isConcrete: boolean): boolean =>
  verb !== null &&
  !verb.isNegated &&
  subject !== 'self' &&
  (words.some(({ text }) => BETTER.test(text)) || WORKED_OUT.test(said)) &&
  !isConcrete &&
  !words.some(({ isNumber, isQuoted, isName }) => isNumber || isQuoted || isName) &&
  !/\b(?:instead of|no longer|from \S+ to|than)\b/i.test(said) &&
  !SAID.test(said);

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
const isUnreal = ({ verb }: Clause, said: string): boolean => verb?.tense === 'modal' || isIntention(said);
