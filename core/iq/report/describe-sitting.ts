import { countOf } from '../../words.ts';
import { IQ_DOMAINS, type IqDomain } from '../domains.ts';
import { FORM_PLANS, type IqForm, type IqTiming } from '../forms.ts';
import type { countRight } from './count-right.ts';
import type { IqChange, IqResult, TimeAnalysis } from './result.ts';

export const DOMAIN_NAMES: Record<IqDomain, string> = {
  logical: 'Logical',
  pattern: 'Pattern',
  spatial: 'Spatial',
  numerical: 'Numerical',
  verbal: 'Verbal',
};

export const FORM_NAMES: Record<IqForm, string> = {
  full: 'Full form',
  short: 'Short form',
  noverbal: 'Form without verbal items',
  nonvisual: 'Non-visual form',
};

export const TIMING_WORDS: Record<IqTiming, string> = {
  standard: 'standard time',
  'x1.5': 'one and a half times the time',
  x2: 'twice the time',
  untimed: 'no time limit',
};

/** "Full form, 40 items, standard time." */
export const describeForm = ({ form, timing, questions }: Pick<IqResult, 'form' | 'timing' | 'questions'>): string =>
  `${FORM_NAMES[form]}, ${countOf(questions.length, 'item')}, ${TIMING_WORDS[timing]}.`;

/** What makes this result less comparable with others, in sentences. */
export function describeConditions({ form, described }: Pick<IqResult, 'form' | 'described'>): string[] {
  const left = IQ_DOMAINS.filter((domain) => !FORM_PLANS[form].domains.includes(domain)).map((domain) => DOMAIN_NAMES[domain]);
  const sentences = [];
  if (left.length > 0) sentences.push(`Not administered: ${left.join(' and ').toLowerCase()}. Other domains may have gone otherwise.`);
  if (described > 0)
    sentences.push(`You opened the description of ${countOf(described, 'item')}, which makes the result less comparable with others.`);
  return sentences;
}

/** "8 of 8 right", "5 of 7 right, 1 left out", "not scored, 8 left out" */
export function sayRight({ answered, right, leftOut }: ReturnType<typeof countRight>): string {
  const said = answered === 0 ? 'not scored' : `${right} of ${answered} right`;
  return leftOut === 0 ? said : `${said}, ${leftOut} left out`;
}

export const TOO_SHORT_WORDS =
  'The short form has too few items of each domain to tell of it by itself: the score is of all five together.';

/** Of what is said of domains, all but that it cannot be told: a report says that once, in the place of the domains. */
export const withoutTooShort = (sentences: readonly string[]): string[] => sentences.filter((sentence) => sentence !== TOO_SHORT_WORDS);

/** In which domains a person differs from their own mean, as far as it can be told. */
export function describeStanding({ form, domainScores }: Pick<IqResult, 'form' | 'domainScores'>): string {
  if (!FORM_PLANS[form].tellsDomains) return TOO_SHORT_WORDS;
  const standing = IQ_DOMAINS.flatMap((domain) => {
    const stands = domainScores[domain]?.stands ?? 'level';
    return stands === 'level' ? [] : [`${DOMAIN_NAMES[domain]} stands ${stands} your own average, with at least 90% certainty.`];
  });
  return standing.length > 0 ? standing.join(' ') : 'No clear difference between your domains, as with most people.';
}

/** "Half of the items took you 38 s or less; the average is 42 s.", and of which items, where some were answered in haste. */
export function describePace({ responses, timeAnalysis }: Pick<IqResult, 'responses' | 'timeAnalysis'>): string {
  const { averageTimePerQuestion, medianTimePerQuestion } = timeAnalysis;
  if (averageTimePerQuestion === null || medianTimePerQuestion === null) return 'No item was long enough in view to tell of times.';
  const unhurried = responses.filter(({ isRapid }) => !isRapid).length;
  const half =
    unhurried === responses.length ? 'Half of the items' : `Of the ${countOf(unhurried, 'item')} that you did not answer too fast, half`;
  return `${half} took you ${Math.round(medianTimePerQuestion)} s or less; the average is ${Math.round(averageTimePerQuestion)} s.`;
}

/** What counts as left out, and why; empty where nothing was answered in haste. */
export function describeHaste({ responses }: Pick<IqResult, 'responses'>): string {
  const rapid = responses.filter(({ isRapid }) => isRapid).length;
  if (rapid === 0) return '';
  const open = responses.filter(({ isOmitted, isRapid }) => isOmitted && !isRapid).length;
  const why = [`${rapid} answered faster than can be read`, ...(open === 0 ? [] : [`${open} with “I don’t know”`])];
  return `${rapid + open} of ${countOf(responses.length, 'item')} left out: ${why.join(' and ')}.`;
}

/** Why speed is not compared with that of others; empty where it is. */
export const WITHHELD_WORDS: Record<NonNullable<TimeAnalysis['withheld']>, string> = {
  not_calibrated:
    'Whether that is fast or slow, and how speed and accuracy balance, is not told: too few people have answered such items for a fair comparison. How long you took does not change your score; only an answer that came faster than an item can be read counts as left out.',
  other_timing:
    'Whether that is fast or slow, and how speed and accuracy balance, is told for the standard time only. How long you took does not change your score; only an answer that came faster than an item can be read counts as left out.',
};

const VERDICT_WORDS: Record<IqChange['verdict'], string> = {
  higher: 'Higher than the first time, by more than chance and practice explain.',
  lower: 'Lower than the first time, by more than chance explains.',
  no_clear_change: 'No clear change since the first time: the difference is within what chance and practice bring about.',
};

/** What could have been told at all: without it, "no clear change" would sound like none. */
export const describePower = ({ claimedFrom, foundFrom }: Pick<IqChange, 'claimedFrom' | 'foundFrom'>): string =>
  `Between two sittings like these, only a rise of about ${claimedFrom} points or more is called one, counted before scores are drawn towards 100; a true change of ${foundFrom} points would be found in 8 of 10 comparisons, a smaller one less often.`;

const ACROSS_FORMS = 'The two forms do not ask quite the same things; that is allowed for.';

/** What has changed since the first sitting, what was allowed for, and what could have been told. */
export const describeChange = (change: IqChange): string =>
  [
    VERDICT_WORDS[change.verdict],
    'About 4 points are allowed for having done it before.',
    describePower(change),
    ...(change.isAcrossForms ? [ACROSS_FORMS] : []),
  ].join(' ');

/** Why there is no score, and what to do. */
export const NOT_REPORTABLE_WORDS: Record<NonNullable<IqResult['notReportable']>, { title: string; why: string; next: string }> = {
  practice: {
    title: 'A practice sitting',
    why: 'It was taken within 90 days of a scored one. Having just seen such tasks lifts a score by itself, so this one gives none, and your first result stays as it is.',
    next: 'Look through the items: the explanations are the point of practising.',
  },
  rapid_answers: {
    title: 'No score this time',
    why: 'Many answers came faster than the items can be read, so a score would say little about you. That happens on a tired day, or in a hurry.',
    next: 'Take it again in a quiet hour. Where you do not know, “I don’t know” is an answer too.',
  },
  too_few_answers: {
    title: 'Too few answers for a score',
    why: 'At least one domain has too few answered items to tell anything fairly.',
    next: 'Take it again when you have the time. You can pause: the sitting waits for you at the same item.',
  },
  chance_answers: {
    title: 'No score: the answers look like guesses',
    why: 'So few answers are right that guessing alone would explain them: a score made of them would say nothing about you.',
    next: 'Take it again when you have the time and the quiet for it. The practice items show what is asked, and “I don’t know” is an answer too.',
  },
};
