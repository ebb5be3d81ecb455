import { DETERMINERS, isClosed, PREPOSITIONS, PRONOUNS } from '../../reading/closed-words.ts';
import type { Clause } from '../../reading/read-clauses.ts';
import type { Span } from '../../reading/read-words.ts';
import { isIngForm, stemOf } from '../../reading/verb-forms.ts';
import { SAYING, weighVerb } from './empty-words.ts';

/** One thing that the speaker did, or in a plan would do. */
export interface Act extends Span {
  readonly clause: number;
  readonly stem: string;
  /** Done by the speaker and not by "we". */
  readonly isAlone: boolean;
}

/**
 * @param withThings the clauses that name something; some verbs say nothing without it
 * @param countsPresent whether "I ring her" tells what was done
 */
export function readActs(
  clauses: readonly Clause[],
  withThings: ReadonlySet<number>,
  countsPresent: boolean,
): { acts: Act[]; plannedActs: Act[] } {
  const acts: Act[] = [];
  const plannedActs: Act[] = [];
  for (const [i, clause] of clauses.entries()) {
    const hasThing = withThings.has(i) || (isContinued(clause, clauses[i + 1]) && withThings.has(i + 1));
    const before = [clauses[i - 1], clauses[i - 2]].filter((one) => one?.sentence === clause.sentence);
    const isRefusal = refuses(clause, before);
    const act = isHearsay(clause, before[0]) ? null : readAct(clause, i, hasThing || isDoneToSomebody(clause), isRefusal);
    if (!act) continue;
    if (isRefusal || isDone(clause, countsPresent)) acts.push(act);
    else if (isPlanned(clause)) plannedActs.push(act);
  }
  return { acts, plannedActs };
}

/** Where most of what the speaker does stands in the present and is no habit, the present tells what was done. */
export function tellsInPresent(clauses: readonly Clause[]): boolean {
  const own = clauses.filter(isOwn);
  const present = own.filter(({ verb }) => verb?.tense === 'present').length;
  const past = own.filter(({ verb }) => verb?.tense === 'past').length;
  return present > past && tellsOnce(clauses);
}

/** Whoever says when it was tells of one time, in whatever tense; a habit or two tell of many. */
export const tellsOnce = (clauses: readonly Clause[]): boolean => clauses.filter(isHabit).length < 2;

/** "I said I wouldn't sign": a no that was said is an act. */
const refuses = ({ subject, verb }: Clause, before: readonly (Clause | undefined)[]): boolean =>
  subject === 'self' && verb?.isNegated === true && !verb.isPast && before.some((one) => one?.subject === 'self' && saidSomething(one));

/** "He said | we did it on purpose": others say so. */
const isHearsay = ({ words }: Clause, before: Clause | undefined): boolean =>
  before?.subject === 'other' &&
  saidSomething(before) &&
  before.words.length - (before.verb?.at ?? 0) <= 2 &&
  /^(?:i|we|that)$/.test(words[0]?.text ?? '');

const saidSomething = ({ verb }: Clause): boolean => verb !== null && verb.isPast && SAYING.has(verb.stem);

/** "I'd go over to him": some verbs that lean on a thing lean on a person as well. */
const isDoneToSomebody = ({ words, verb }: Clause): boolean =>
  verb !== null && TOWARDS.has(verb.stem) && words.slice(verb.at).some(({ text }) => /^(?:him|her|them)$/.test(text));
const TOWARDS = new Set('go come take put bring meet speak turn move hold give'.split(' ').map(stemOf));

function readAct(clause: Clause, number: number, hasThing: boolean, isRefusal: boolean): Act | null {
  const { subject, verb, words, start, end } = clause;
  const head = verb ? words[verb.at] : findOrder(clause);
  if (!head || head.isQuoted || (verb?.isNegated && !isRefusal)) return null;
  const stem = isRefusal ? 'refuse' : (verb?.stem ?? stemOf(head.text));
  const weight = weighVerb(stem);
  if (weight !== 'plain' && !(weight === 'leaning' && hasThing)) return null;
  return { clause: number, stem, start, end, isAlone: subject !== 'group' };
}

/** "Check the log", "then ask her": the verb of a step without the one who takes it. */
function findOrder({ words, subject }: Clause) {
  if (subject !== null || words.length < 3) return null;
  const head = words.find(({ text }) => !/^(?:and|then|so|first|next|finally|if|also|or|but|second|third|just)$/.test(text));
  const next = words[head ? words.indexOf(head) + 1 : words.length]?.text ?? '';
  const hasObject = DETERMINERS.has(next) || PRONOUNS.has(next) || PREPOSITIONS.has(next) || next === 'not';
  return head && hasObject && !isClosed(head.text) && !isIngForm(head.text) ? head : null;
}

const isDone = (clause: Clause, countsPresent: boolean): boolean =>
  isOwn(clause) && !isHabit(clause) && (TOLD.has(clause.verb?.tense) || (countsPresent && clause.verb?.tense === 'present'));
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
