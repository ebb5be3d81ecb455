import { capitalized } from '../../words.ts';
import { FORM_PLANS } from '../forms.ts';
import type { IqDomain } from '../domains.ts';
import { describeRepeat } from '../report/describe-score.ts';
import { describePower, TOO_SHORT_WORDS } from '../report/describe-sitting.ts';
import type { DomainScore } from '../report/result.ts';
import type { AnalysisTexts } from '../analysis/analysis.ts';
import { CAREER, LEARNING_METHODS, listNextSteps, listStrategies } from './advice.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { countAnswers, listAdministered, listStanding, sayCount, sayPercentile, sayScore, type AnalysedResult } from './say-figures.ts';

/** The analysis in words of our own: the figures of the result, and nothing that does not follow from them. */
export function writeTexts(result: AnalysedResult): AnalysisTexts {
  return {
    personalizedInsight: [tellScore(result), ...tellChange(result), ...tellConditions(result)].join(' '),
    cognitiveStrengths: tellStanding(result, 'above'),
    developmentAreas: tellStanding(result, 'below'),
    careerRecommendations: CAREER,
    learningStyleAnalysis: LEARNING_METHODS,
    improvementStrategies: listStrategies(result),
    motivationalMessage: tellSitting(result),
    detailedBreakdown: breakDown(result),
    nextSteps: listNextSteps(result),
  };
}

const NO_SCORE = {
  practice: 'This was a practice sitting, so it gives no score.',
  rapid_answers: 'Many answers came faster than the items can be read, so this sitting gives no score.',
  too_few_answers: 'At least one kind of question has too few answers to go by, so this sitting gives no score.',
  chance_answers: 'The answers are no more often right than guesses would be, so this sitting gives no score.',
} as const;

function tellScore({ notReportable, iqScore, interval, percentile, percentileRange, composite }: AnalysedResult): string {
  if (notReportable !== null) return NO_SCORE[notReportable];
  if (iqScore === null || !interval || percentile === null || !percentileRange || !composite) return NO_SCORE.too_few_answers;
  const score = `The estimated score on the IQ scale is ${sayScore(iqScore, interval)}; 100 is the assumed adult average.`;
  return `${score} ${capitalized(sayPercentile(percentile, percentileRange))}. ${describeRepeat(composite)}`;
}

const CHANGE = {
  higher: 'Compared with your first scored sitting it is higher by more than chance and practice explain.',
  lower: 'Compared with your first scored sitting it is lower by more than chance and practice explain.',
  no_clear_change: 'The difference from your first scored sitting is within what chance and practice explain.',
} as const;

const tellChange = ({ change }: AnalysedResult): string[] => (change ? [CHANGE[change.verdict], describePower(change)] : []);

const LEFT_OUT = {
  full: [],
  short: [],
  noverbal: ['Verbal reasoning was not administered.'],
  nonvisual: ['Pattern recognition and spatial reasoning were not administered.'],
} as const;

function tellConditions({ form, described }: AnalysedResult): string[] {
  const opened = described === 1 ? 'The description of one drawing was' : `Descriptions of ${described} drawings were`;
  return [...LEFT_OUT[form], ...(described > 0 ? [`${opened} opened, which makes the result less comparable.`] : [])];
}

function tellStanding(result: AnalysedResult, stands: 'above' | 'below'): string[] {
  if (result.iqScore === null) return ['Without a score the domains cannot be compared.'];
  if (!FORM_PLANS[result.form].tellsDomains) return [TOO_SHORT_WORDS];
  const told = listStanding(result, stands).flatMap((domain) => {
    const score = result.domainScores[domain];
    return score ? [`${nameOf(domain)} stands ${stands} your own average: ${sayScore(score.score, score.interval)}.`] : [];
  });
  return told.length > 0 ? told : [`No clear difference: no domain stands ${stands} the others beyond what chance explains.`];
}

const nameOf = (domain: IqDomain): string => capitalized(DOMAIN_WORDS[domain].name);

/** What was done, without a word on whoever did it. */
function tellSitting(result: AnalysedResult): string {
  const { averageTimePerQuestion: seconds } = result.timeAnalysis;
  const pace = seconds === null ? '' : ` An item took you ${Math.round(seconds)} seconds on average; pace does not change a score.`;
  return `${capitalized(sayCount(countAnswers(result)))}. The items adapt to the answers, so most people miss about four in ten.${pace}`;
}

const STANDS = {
  above: 'It stands above your own average.',
  below: 'It stands below your own average.',
  level: 'It is level with your other domains.',
} as const;

function breakDown(result: AnalysedResult): AnalysisTexts['detailedBreakdown'] {
  const texts: AnalysisTexts['detailedBreakdown'] = {
    logicalReasoning: '',
    patternRecognition: '',
    spatialIntelligence: '',
    numericalReasoning: '',
    verbalIntelligence: '',
  };
  for (const [domain, score] of listAdministered(result))
    texts[DOMAIN_WORDS[domain].field] = `${capitalized(sayCount(countAnswers(result, domain)))}. ${tellDomain(result, score)}`;
  return texts;
}

function tellDomain({ iqScore }: AnalysedResult, score: DomainScore | null): string {
  if (!score) return iqScore === null ? 'That is no score: this sitting gives none.' : 'That is too little to score by itself.';
  return `On the IQ scale it is ${sayScore(score.score, score.interval)}. ${STANDS[score.stands]}`;
}
