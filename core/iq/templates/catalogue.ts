import type { IqDomain } from '../domains.ts';

/** How sure it is that the items of a template are as hard as their level says: SD of the difficulty in logits. */
export const DIFFICULTY_SD = { A: 0.4, B: 0.6, C: 0.9 } as const;

export interface TemplateEntry {
  readonly domain: IqDomain;
  readonly certainty: keyof typeof DIFFICULTY_SD;
  /** About how often a guess is right; exactly, it is known of each item. */
  readonly guess: number;
  /** Seconds that an item of the middle level takes, by our own estimate until there are answers to go by. */
  readonly typicalSec: number;
  /** A trick that can be learnt: once in a sitting, and shown among the practice items. Otherwise twice. */
  readonly isTrick?: true;
  /** It cannot be asked without a drawing. */
  readonly isVisual?: true;
}

/** The table of `30 template families`, by domain. */
export const TEMPLATE_CATALOGUE = {
  order: { domain: 'logical', certainty: 'B', guess: 0.03, typicalSec: 45 },
  syllogism: { domain: 'logical', certainty: 'B', guess: 1 / 5, typicalSec: 40 },
  'latin-square': { domain: 'logical', certainty: 'A', guess: 1 / 16, typicalSec: 50 },
  rules: { domain: 'logical', certainty: 'B', guess: 1 / 8, typicalSec: 45 },
  'truth-tellers': { domain: 'logical', certainty: 'C', guess: 1 / 8, typicalSec: 60, isTrick: true },
  'set-counts': { domain: 'logical', certainty: 'C', guess: 0.01, typicalSec: 50 },

  'matrix-additive': { domain: 'pattern', certainty: 'A', guess: 1 / 8, typicalSec: 40, isVisual: true },
  'matrix-logical': { domain: 'pattern', certainty: 'A', guess: 1 / 8, typicalSec: 45, isTrick: true, isVisual: true },
  'figure-series': { domain: 'pattern', certainty: 'B', guess: 1 / 8, typicalSec: 35, isVisual: true },
  'figure-analogy': { domain: 'pattern', certainty: 'B', guess: 1 / 8, typicalSec: 35, isVisual: true },
  'odd-figure': { domain: 'pattern', certainty: 'C', guess: 1 / 6, typicalSec: 35, isVisual: true },
  'two-groups': { domain: 'pattern', certainty: 'C', guess: 1 / 8, typicalSec: 45, isVisual: true },

  rotation: { domain: 'spatial', certainty: 'A', guess: 1 / 8, typicalSec: 40, isVisual: true },
  'cube-net': { domain: 'spatial', certainty: 'B', guess: 1 / 8, typicalSec: 45, isVisual: true },
  folding: { domain: 'spatial', certainty: 'A', guess: 1 / 8, typicalSec: 40, isVisual: true },
  section: { domain: 'spatial', certainty: 'B', guess: 1 / 8, typicalSec: 35, isVisual: true },
  route: { domain: 'spatial', certainty: 'C', guess: 0.03, typicalSec: 45, isVisual: true },
  assembly: { domain: 'spatial', certainty: 'A', guess: 1 / 8, typicalSec: 45, isVisual: true },

  'number-series': { domain: 'numerical', certainty: 'A', guess: 0.01, typicalSec: 35 },
  'number-matrix': { domain: 'numerical', certainty: 'B', guess: 0.01, typicalSec: 40 },
  'symbol-equations': { domain: 'numerical', certainty: 'B', guess: 0.01, typicalSec: 50 },
  comparison: { domain: 'numerical', certainty: 'C', guess: 1 / 5, typicalSec: 35 },
  'chart-reading': { domain: 'numerical', certainty: 'C', guess: 0.01, typicalSec: 45, isVisual: true },
  machine: { domain: 'numerical', certainty: 'B', guess: 0.01, typicalSec: 40 },

  'word-analogy': { domain: 'verbal', certainty: 'B', guess: 3 / 8, typicalSec: 25 },
  'odd-word': { domain: 'verbal', certainty: 'C', guess: 1 / 6, typicalSec: 20 },
  synonym: { domain: 'verbal', certainty: 'B', guess: 1 / 8, typicalSec: 15 },
  'word-chain': { domain: 'verbal', certainty: 'C', guess: 1 / 8, typicalSec: 30 },
  'sentence-logic': { domain: 'verbal', certainty: 'B', guess: 1 / 5, typicalSec: 35 },
  'letter-series': { domain: 'verbal', certainty: 'A', guess: 0.01, typicalSec: 35 },
} as const satisfies Record<string, TemplateEntry>;

export type TemplateId = keyof typeof TEMPLATE_CATALOGUE;
export const TEMPLATE_IDS = Object.keys(TEMPLATE_CATALOGUE) as TemplateId[];
export const isTemplateId = (id: string): id is TemplateId => Object.hasOwn(TEMPLATE_CATALOGUE, id);
