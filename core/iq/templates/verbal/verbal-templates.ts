import type { Template } from '../template.ts';
import { letterSeries } from './letter-series/letter-series.ts';
import { oddWord } from './odd-word/odd-word.ts';
import { sentenceLogic } from './sentence-logic/sentence-logic.ts';
import { synonym } from './synonym/synonym.ts';
import { wordAnalogy } from './word-analogy/word-analogy.ts';
import { wordChain } from './word-chain/word-chain.ts';

export const VERBAL_TEMPLATES: readonly Template[] = [wordAnalogy, oddWord, synonym, wordChain, sentenceLogic, letterSeries];
