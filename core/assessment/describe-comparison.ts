import type { Change, Comparison, ListChange } from './compare-assessments.ts';
import { labelOf } from './choice-words.ts';
import { inSentence, isChoice, quoted } from './plan/phrases.ts';
import { sayFullDay } from '../say-day.ts';
import type { ListQuestion, QuestionId } from './questions.ts';

const MAX_OF_ANSWERS = 3;
const MAX_NAMES = 3;
const MAX_NAME_CHARS = 60;
const NOUNS: Readonly<Record<ListQuestion, readonly [one: string, many: string]>> = {
  challenges: ['a challenge', 'challenges'],
  goals: ['a goal', 'goals'],
  interests: ['an interest', 'interests'],
};

interface Times {
  readonly first: string;
  readonly last: string;
}

/** Two to four sentences on what was said then and later, and the last on the plans. None of them says which is better. */
export function describeComparison({ beforeAt, afterAt, lists, careerLevel, timeframe, actions }: Comparison): string[] {
  const times = nameTimes(beforeAt, afterAt);
  const changes = [
    describeList('challenges', lists.challenges, times),
    describeList('goals', lists.goals, times),
    describeOne('career_level', 'level', careerLevel, times),
    describeOne('timeframe', 'timeframe', timeframe, times),
    describeList('interests', lists.interests, times),
  ].filter((sentence) => sentence !== null);
  const same = `You gave the same answers ${times.first} and ${times.last}.`;
  return [...(changes.length > 0 ? changes.slice(0, MAX_OF_ANSWERS) : [same]), describeActions(actions)];
}

function describeList(
  question: ListQuestion,
  { kept, added, gone, isReordered }: ListChange<string>,
  { first, last }: Times,
): string | null {
  const names = (picks: readonly string[]): string => listNames(picks.map((pick) => nameOf(question, pick)));
  const [one, many] = NOUNS[question];
  const as = (picks: readonly string[]): string => `as ${picks.length === 1 ? one : many}`;
  if (gone.length > 0 && added.length > 0) return `You named ${names(gone)} ${as(gone)} only ${first}, and ${names(added)} only ${last}.`;
  if (gone.length > 0) return `You named ${names(gone)} ${as(gone)} ${first} and did not ${last}.`;
  if (added.length > 0) return `You named ${names(added)} ${as(added)} ${last} and had not ${first}.`;
  return isReordered && kept.length > 1 ? `You named the same ${many} ${first} and ${last}, in another order.` : null;
}

function describeOne(question: QuestionId, noun: string, change: Change<string> | null, { first, last }: Times): string | null {
  if (change === null) return null;
  const told = (answer: string | null): string => (answer === null ? 'not said' : `“${labelOf(question, answer)}”`);
  return `Your ${noun} was ${told(change.before)} ${first} and ${told(change.after)} ${last}.`;
}

function describeActions({ kept, added, gone }: Comparison['actions']): string {
  if (added.length === 0 && gone.length === 0) return 'Both plans have the same actions.';
  const parts = [
    `${kept.length === 0 ? 'none' : kept.length} ${kept.length > 1 ? 'stand' : 'stands'} in both plans`,
    ...(added.length > 0 ? [`${added.length} ${added.length > 1 ? 'are' : 'is'} new`] : []),
    ...(gone.length > 0 ? [`${gone.length} ${gone.length > 1 ? 'are' : 'is'} gone`] : []),
  ];
  return `Of the actions, ${listNames(parts)}.`;
}

/** Labels of interests and challenges run on in a sentence; those of goals begin with a verb, and own words are not ours. */
function nameOf(question: ListQuestion, pick: string): string {
  if (question !== 'goals' && isChoice(question, pick)) return inSentence(question, pick);
  const letters = [...labelOf(question, pick)];
  return quoted(letters.length > MAX_NAME_CHARS ? `${letters.slice(0, MAX_NAME_CHARS).join('').trimEnd()} …` : letters.join(''));
}

function listNames(names: readonly string[]): string {
  const shown = names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '');
}

/** As coarse as it can be said without calling both the same. */
function nameTimes(beforeAt: string, afterAt: string): Times {
  const [before, after] = [beforeAt.slice(0, 10), afterAt.slice(0, 10)];
  const [dateBefore, monthBefore, yearBefore] = sayFullDay(before).split(' ');
  const [dateAfter, monthAfter, yearAfter] = sayFullDay(after).split(' ');
  if (before === after) return { first: 'the first time', last: 'the second time' };
  if (yearBefore !== yearAfter) return { first: `in ${monthBefore} ${yearBefore}`, last: `in ${monthAfter} ${yearAfter}` };
  if (monthBefore !== monthAfter) return { first: `in ${monthBefore}`, last: `in ${monthAfter}` };
  return { first: `on ${dateBefore} ${monthBefore}`, last: `on ${dateAfter} ${monthAfter}` };
}
