import { isClosed } from '../../reading/closed-words.ts';
import type { Clause } from '../../reading/read-clauses.ts';
import type { Span } from '../../reading/read-words.ts';
import { isIngForm, stemOf } from '../../reading/verb-forms.ts';
import { weighVerb } from './empty-words.ts';

/** One thing that the speaker did, or in a plan would do. */
export interface Act extends Span {
  readonly clause: number;
  readonly stem: string;
  /** Done by the speaker and not by "we". */
  readonly isAlone: boolean;
}

/** @param withThings the clauses that name something; some verbs say nothing without it */
export function readActs(
  clauses: readonly Clause[],
  withThings: ReadonlySet<number>,
  isToldInPresent: boolean,
): { acts: Act[]; plannedActs: Act[] } {
  const acts: Act[] = [];
  const plannedActs: Act[] = [];
  for (const [i, clause] of clauses.entries()) {
    const hasThing = withThings.has(i) || (isContinued(clause, clauses[i + 1]) && withThings.has(i + 1));
    const act = readAct(clause, i, hasThing);
    if (!act) continue;
    if (isDone(clause, isToldInPresent)) acts.push(act);
    else if (isPlanned(clause)) plannedActs.push(act);
  }
  return { acts, plannedActs };
}

/** Without a time, so many acts in the present make a story of one; fewer say what the speaker's work is. */
const MANY_IN_PRESENT = 4;

/** Where most of what the speaker does stands in the present and is no habit, the present tells what was done. */
export function tellsInPresent(clauses: readonly Clause[], isAnchored: boolean): boolean {
  const own = clauses.filter(isOwn);
  const present = own.filter(({ verb }) => verb?.tense === 'present').length;
  const past = own.filter(({ verb }) => verb?.tense === 'past').length;
  return present > past && (isAnchored || present >= MANY_IN_PRESENT) && clauses.filter(isHabit).length < 2;
}

function readAct(clause: Clause, number: number, hasThing: boolean): Act | null {
  const { subject, verb, words, start, end } = clause;
  const head = verb ? words[verb.at] : findOrder(clause);
  if (!head || head.isQuoted || verb?.isNegated) return null;
  const stem = verb?.stem ?? stemOf(head.text);
  const weight = weighVerb(stem);
  if (weight !== 'plain' && !(weight === 'leaning' && hasThing)) return null;
  return { clause: number, stem, start, end, isAlone: subject !== 'group' };
}

/** "Check the log", "then ask her": the verb of a step without the one who takes it. */
function findOrder({ words, subject }: Clause) {
  if (subject !== null || words.length < 3) return null;
  const head = words.find(({ text }) => !/^(?:and|then|so|first|next|finally|if|also|or|but|second|third|just)$/.test(text));
  return head && !isClosed(head.text) && !isIngForm(head.text) ? head : null;
}

const isDone = (clause: Clause, isToldInPresent: boolean): boolean =>
  isOwn(clause) && !isHabit(clause) && (TOLD.has(clause.verb?.tense) || (isToldInPresent && clause.verb?.tense === 'present'));
const TOLD: ReadonlySet<string | undefined> = new Set(['past', 'either']);

function isPlanned(clause: Clause): boolean {
  const { verb, words } = clause;
  if (!verb) return true;
  return (verb.tense === 'modal' || verb.tense === 'present') && (isOwn(clause) || words.some(({ text }) => text === 'you'));
}

const isOwn = ({ subject, verb }: Clause): boolean => verb !== null && (subject === 'self' || subject === 'group');

const HABIT = /^(?:usually|normally|often|always|sometimes|generally|typically|regularly|whenever|tend|tends|rarely|constantly)$/;
const isHabit = ({ words }: Clause): boolean => words.some(({ text, isQuoted }) => !isQuoted && HABIT.test(text));

/** "I told her | that the van was late" */
const isContinued = (clause: Clause, next: Clause | undefined): boolean =>
  next?.sentence === clause.sentence && next.verb === null && !/^(?:because|if|although|though|unless|as)$/.test(next.words[0]?.text ?? '');
