import type { Template } from '../template.ts';
import { figureAnalogy } from './figure-analogy/figure-analogy.ts';
import { figureSeries } from './figure-series/figure-series.ts';
import { matrixAdditive } from './matrix-additive/matrix-additive.ts';
import { matrixLogical } from './matrix-logical/matrix-logical.ts';
import { oddFigure } from './odd-figure/odd-figure.ts';
import { twoGroups } from './two-groups/two-groups.ts';

export const PATTERN_TEMPLATES: readonly Template[] = [matrixAdditive, matrixLogical, figureSeries, figureAnalogy, oddFigure, twoGroups];
