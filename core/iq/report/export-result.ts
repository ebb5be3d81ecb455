import { escapeLine } from '../../escape-markdown.ts';
import { sayFullDay } from '../../say-day.ts';
import type { AnalysisTexts, IqAnalysis } from '../analysis/analysis.ts';
import { FORM_PLANS } from '../forms.ts';
import {
  describeCategories,
  describePercentile,
  describeRepeat,
  LIMITS_WORDS,
  SCALE_WORDS,
  sayRange,
  sayScore,
  spanRange,
} from './describe-score.ts';
import {
  describeChange,
  describeConditions,
  describeForm,
  describeHaste,
  describePace,
  describeStanding,
  DOMAIN_NAMES,
  NOT_REPORTABLE_WORDS,
  sayRight,
  WITHHELD_WORDS,
  withoutTooShort,
} from './describe-sitting.ts';
import type { IqResult } from './result.ts';
import { BREAKDOWN_OF } from './breakdown-of.ts';
import { countRight } from './count-right.ts';

/** All that a result says, as Markdown. A number never stands in it without its range. */
export function exportResult({ finishedAt, result }: { readonly finishedAt: string; readonly result: IqResult }): string {
  const { notReportable, analysis } = result;
  const parts = [
    `# ${notReportable === null ? 'Estimated score on the IQ scale' : NOT_REPORTABLE_WORDS[notReportable].title}`,
    [`Taken on ${sayFullDay(finishedAt.slice(0, 10))}.`, describeForm(result), ...describeConditions(result)].join(' '),
    ...(notReportable === null ? tellScore(result) : [NOT_REPORTABLE_WORDS[notReportable].why, NOT_REPORTABLE_WORDS[notReportable].next]),
    ...section('Domains', [tabulateDomains(result), ...(notReportable === null ? [describeStanding(result)] : [])]),
    ...section('Time', [[describePace(result), describeHaste(result), sayWithheld(result)].filter(Boolean).join(' ')]),
    ...(result.change ? section('Change', [describeChange(result.change)]) : []),
    ...(notReportable === null ? tellAnalysis(analysis) : []),
    LIMITS_WORDS,
  ];
  return `${parts.join('\n\n')}\n`;
}

function tellScore({ iqScore, interval, percentile, percentileRange, categories, composite }: IqResult): string[] {
  if (iqScore === null || interval === null || percentile === null || percentileRange === null || composite === null) return [];
  return [
    `**Probably ${sayRange(interval)}**, best single guess ${sayScore(iqScore)}. ${SCALE_WORDS} ${describeRepeat(composite)}`,
    escapeLine(describePercentile(percentile, percentileRange)),
    `How likely each category is: ${describeCategories(categories)}.`,
  ];
}

function tabulateDomains(result: IqResult): string {
  const rows = FORM_PLANS[result.form].domains.map((domain) => {
    const score = result.domainScores[domain];
    const likely = score ? `${spanRange(score.interval)}, best guess ${sayScore(score.score)}` : 'not told';
    return `| ${DOMAIN_NAMES[domain]} | ${likely} | ${sayRight(countRight(result, domain))} |`;
  });
  return ['| Domain | Likely range | Answers |', '| --- | --- | --- |', ...rows].join('\n');
}

const sayWithheld = ({ timeAnalysis: { withheld } }: IqResult): string => (withheld === null ? '' : WITHHELD_WORDS[withheld]);

function tellAnalysis(analysis: IqAnalysis): string[] {
  return [
    ...section('What the numbers say', [analysis.personalizedInsight, analysis.motivationalMessage].filter(Boolean).map(escapeLine)),
    ...section('Strengths', list(withoutTooShort(analysis.cognitiveStrengths))),
    ...section('To work on', list(withoutTooShort(analysis.developmentAreas))),
    ...section('By domain', list(listBreakdown(analysis))),
    ...section('Ways to get better at such tasks', list(analysis.improvementStrategies)),
    ...section('Next steps', list(analysis.nextSteps)),
    ...section('How anybody learns better', [analysis.learningStyleAnalysis].filter(Boolean).map(escapeLine)),
    ...section('Finding work that suits you', list(analysis.careerRecommendations)),
    analysis.source === 'ai' ? `Written by ${escapeLine(analysis.model ?? 'an AI service')}.` : 'Worked out from your numbers.',
  ];
}

const listBreakdown = ({ detailedBreakdown }: AnalysisTexts): string[] =>
  Object.entries(BREAKDOWN_OF)
    .map(([domain, field]) => [DOMAIN_NAMES[domain as keyof typeof DOMAIN_NAMES], detailedBreakdown[field]])
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`);

/** Nothing of a part in which nothing is said. */
const section = (title: string, parts: readonly string[]): string[] => (parts.length === 0 ? [] : [`## ${title}`, ...parts]);

const list = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : [lines.map((line) => `- ${escapeLine(line)}`).join('\n')]);
