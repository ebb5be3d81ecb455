import { isDecent, keepShowable } from '../../analysis-text/fit-sentences.ts';
import { isEnglish } from '#core/coach/check-reply/is-english.ts';
import type { AnalysisTexts } from '../analysis/analysis.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { createFigureCheck } from './known-figures.ts';
import { splitSentences } from '#core/coach/reading/split-sentences.ts';
import { isCareerAdvice, isLearningAdvice } from './advice-said.ts';
import { isReportable } from './never-said.ts';
import type { IqReply } from './reply.ts';
import { listAdministered, listStanding, type AnalysedResult } from './say-figures.ts';
import { writeTexts } from './write-texts.ts';

/**
 * A service's texts as they can be shown. Null when one of them holds a figure that was not given, speaks of what a report
 * never does, is not in English, or names something to buy. What the result says nothing about keeps our own words, and so
 * does advice on work and on learning that claims more than it may.
 */
export function readIqReply(reply: IqReply, result: AnalysedResult): AnalysisTexts | null {
  const own = writeTexts(result);
  const has = (stands: 'above' | 'below'): boolean => listStanding(result, stands).length > 0;
  const texts: AnalysisTexts = {
    ...reply,
    careerRecommendations: isCareerAdvice(reply.careerRecommendations) ? reply.careerRecommendations : own.careerRecommendations,
    learningStyleAnalysis: isLearningAdvice(splitSentences(reply.learningStyleAnalysis))
      ? reply.learningStyleAnalysis
      : own.learningStyleAnalysis,
    cognitiveStrengths: has('above') ? reply.cognitiveStrengths : own.cognitiveStrengths,
    developmentAreas: has('below') ? reply.developmentAreas : own.developmentAreas,
    detailedBreakdown: { ...own.detailedBreakdown, ...pickAdministered(reply, result) },
  };
  const isTheirs = (text: string): boolean => !listTexts(own).includes(text);
  const worded = listTexts(texts).filter(isTheirs);
  // Advice on work has been looked through already, by rules that let it speak of work.
  const reported = listTexts({ ...texts, careerRecommendations: [] }).filter(isTheirs);
  const isKnown = createFigureCheck(result);
  const isShowable = (text: string): boolean => text !== '' && isDecent(text) && isKnown(text) && keepShowable(text, []) === text;
  return worded.every(isShowable) && reported.every(isReportable) && isEnglish(worded, []) ? texts : null;
}

const pickAdministered = ({ detailedBreakdown }: IqReply, result: AnalysedResult): Partial<AnalysisTexts['detailedBreakdown']> =>
  Object.fromEntries(
    listAdministered(result).map(([domain]) => [DOMAIN_WORDS[domain].field, detailedBreakdown[DOMAIN_WORDS[domain].field]]),
  );

const listTexts = ({ detailedBreakdown, ...texts }: AnalysisTexts): string[] => [
  ...Object.values(texts).flat(),
  ...Object.values(detailedBreakdown),
];
