import type { Level } from '../domains.ts';
import type { TemplateId } from '../templates/catalogue.ts';
import { guessOf } from '../templates/short-cuts.ts';
import audited from './audited.json' with { type: 'json' };

/** How often somebody is right who only looks. */
export interface Glance {
  readonly by: string;
  readonly accuracy: number;
  /** Standard error of the accuracy. */
  readonly error: number;
}

/** What was found of items of one template and level. */
export interface AuditedCell {
  readonly items: number;
  /** Throws of the dice for one item. */
  readonly throws: number;
  /** Items whose key is no answer, or which come out otherwise when they are made again. */
  readonly unsound: number;
  /** Throws that the solver refused: several answers, or none. */
  readonly refused: number;
  readonly distinct: number;
  /** Share of the most frequent combination of rules. */
  readonly topRules: number;
  readonly chance: number;
  readonly blind: number;
  /** Upper bound of `blind`, 99%, one-sided. */
  readonly blindUpper: number;
  /** The best of those who read the question without thinking it through; null where nothing comes to their mind, left out before it was tried. */
  readonly shallow?: Glance | null;
  /** Of the processor, to make one: however busy the machine is with other things. */
  readonly meanMs: number;
  readonly p99Ms: number;
}

export type Audited = Readonly<Record<TemplateId, Readonly<Record<Level, AuditedCell>>>>;

/** Written by `npm run iq:audit -- --write`, as is the table of `docs/iq-evidence.md`. */
export const AUDITED: Audited = audited;

/** Guessing without the question may do so much better than chance. */
const MAX_BLIND_GAIN = 0.015;
/** A person sees far fewer of one template and level. */
const MIN_DISTINCT = 100;
const MAX_P99_MS = 50;
/** So much better than chance may a look be, whatever the luck of the sample. */
export const MAX_SHALLOW_GAIN = 0.05;
const STANDARD_ERRORS = 3;

export const isTooGood = ({ accuracy, error }: Glance, chance: number): boolean =>
  accuracy - STANDARD_ERRORS * error > chance + MAX_SHALLOW_GAIN;

export type Fault = 'unsound' | 'few' | 'blind' | 'look' | 'slow';

/** What is wrong with a template at a level; empty when nothing is. */
export function faultsOf(template: TemplateId, level: Level, cell: AuditedCell): Fault[] {
  const { unsound, distinct, items, chance, blindUpper, shallow, p99Ms } = cell;
  const is: Record<Fault, boolean> = {
    unsound: unsound > 0,
    few: distinct < Math.min(MIN_DISTINCT, items / 2),
    blind: blindUpper > chance + MAX_BLIND_GAIN,
    look: !!shallow && isTooGood(shallow, guessOf(template, level, chance)),
    slow: p99Ms > MAX_P99_MS,
  };
  return (Object.keys(is) as Fault[]).filter((fault) => is[fault]);
}
