import type { Template } from '../template.ts';
import { chartReading } from './chart-reading/chart-reading.ts';
import { comparison } from './comparison/comparison.ts';
import { machine } from './machine/machine.ts';
import { numberMatrix } from './number-matrix/number-matrix.ts';
import { numberSeries } from './number-series/number-series.ts';
import { symbolEquations } from './symbol-equations/symbol-equations.ts';

export const NUMERICAL_TEMPLATES: readonly Template[] = [numberSeries, numberMatrix, symbolEquations, comparison, chartReading, machine];
