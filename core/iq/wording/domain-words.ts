import type { SkillId } from '../../skills/skill-ids.ts';
import type { IqDomain } from '../domains.ts';
import type { AnalysisTexts } from '../analysis/analysis.ts';

interface DomainWords {
  readonly name: string;
  /** The specification's name of its text. */
  readonly field: keyof AnalysisTexts['detailedBreakdown'];
  /** What the library has that comes nearest to it. */
  readonly skill: SkillId;
  /** Something that can be done about it without a test. */
  readonly practice: string;
}

export const DOMAIN_WORDS: Readonly<Record<IqDomain, DomainWords>> = {
  logical: {
    name: 'logical reasoning',
    field: 'logicalReasoning',
    skill: 'deciding',
    practice: 'Write down what is given and what follows from it, one step a line, before you decide.',
  },
  pattern: {
    name: 'pattern recognition',
    field: 'patternRecognition',
    skill: 'solving-problems',
    practice: 'Look at one feature at a time, say what it does from one example to the next, and only then put them together.',
  },
  spatial: {
    name: 'spatial reasoning',
    field: 'spatialIntelligence',
    skill: 'solving-problems',
    practice: 'Sketch a thing from another side before you turn it, and compare.',
  },
  numerical: {
    name: 'numerical reasoning',
    field: 'numericalReasoning',
    skill: 'estimating',
    practice: 'Estimate a figure before you work it out, and note how far off you were.',
  },
  verbal: {
    name: 'verbal reasoning',
    field: 'verbalIntelligence',
    skill: 'writing-clearly',
    practice: 'Say in one sentence of your own what a paragraph claims, then look whether it does.',
  },
};
