import { isDecent, keepShowable } from '../../analysis-text/fit-sentences.ts';
import { isEnglish } from '../../analysis-text/is-english.ts';
import type { AnalysisTexts } from '../analysis/analysis.ts';
import { DOMAIN_WORDS } from './domain-words.ts';
import { createFigureCheck } from './known-figures.ts';
import { isReportable } from './never-said.ts';
import type { IqReply } from './reply.ts';
import { listAdministered, listStanding, type AnalysedResult } from './say-figures.ts';
import { writeTexts } from './write-texts.ts';

/**
 * A service's texts as they can be shown. Null when one of them holds a figure that was not given, speaks of what a report
 * never does, is not in English, or names something to buy. What the result says nothing about keeps our own words.
 */
export function readIqReply(reply: IqReply, result: AnalysedResult): AnalysisTexts | null {
  const own = writeTexts(result);
  const { careerRecommendations, learningStyleAnalysis } = own;
  const has = (stands: 'above' | 'below'): boolean => listStanding(result, stands).length > 0;
  const texts: AnalysisTexts = {
    ...reply,
    careerRecommendations,
    learningStyleAnalysis,
    cognitiveStrengths: has('above') ? reply.cognitiveStrengths : own.cognitiveStrengths,
    developmentAreas: has('below') ? reply.developmentAreas : own.developmentAreas,
    detailedBreakdown: { ...own.detailedBreakdown, ...pickAdministered(reply, result) },
  };
  const worded = listTexts(texts).filter((text) => !listTexts(own).includes(text));
  const isKnown = createFigureCheck(result);
  const isShowable = (text: string): boolean =>
    text !== '' && isDecent(text) && isReportable(text) && isKnown(text) && keepShowable(text, []) === text;
  return worded.every(isShowable) && isEnglish(worded, []) ? texts : null;
}

const pickAdministered = ({ detailedBreakdown }: IqReply, result: AnalysedResult): Partial<AnalysisTexts['detailedBreakdown']> =>
  Object.fromEntries(
    listAdministered(result).map(([domain]) => [DOMAIN_WORDS[domain].field, detailedBreakdown[DOMAIN_WORDS[domain].field]]),
  );

const listTexts = ({ detailedBreakdown, ...texts }: AnalysisTexts): string[] => [
  ...Object.values(texts).flat(),
  ...Object.values(detailedBreakdown),
];
