import type { Level } from '#core/iq/domains.ts';
import { throwAt, type ItemSource } from '#core/iq/generator/make-item.ts';
import { guessRate } from '#core/iq/item/guess-rate.ts';
import { readAnswer } from '#core/iq/item/read-answer.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { findTemplate } from '#core/iq/templates/templates.ts';
import { guessBlind, type BlindItem } from './guess-blind.ts';

export interface Audit {
  readonly template: TemplateId;
  readonly level: Level;
  readonly items: number;
  /** Throws of the dice for one item. */
  readonly throws: number;
  /** Items whose key is no answer, or not the one that a second look of the solver finds. */
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
  readonly meanMs: number;
  readonly p99Ms: number;
}

/** More are not needed to tell. */
const MAX_SEEN = 40_000;
/** The others are guessed. */
const LEARNT_SHARE = 0.25;
const MAX_THROWS = 400;
const Z_99 = 2.326;

interface Tally {
  throws: number;
  refused: number;
  unsound: number;
}

/** @throws {RangeError} when a seed comes to no item */
export function auditItems(template: TemplateId, level: Level, items: number, seed = 'audit'): Audit {
  const tally: Tally = { throws: 0, refused: 0, unsound: 0 };
  const signatures = new Set<string>();
  const rules = new Map<string, number>();
  const times: number[] = [];
  const seen: BlindItem[] = [];
  let guesses = 0;
  for (let n = 0; n < items; n++) {
    const beganAt = performance.now();
    const { source, thrown } = throwUntilSound(template, level, `${seed} ${n}`, tally);
    const { format, blocks } = thrown.present();
    times.push(performance.now() - beganAt);
    const again = throwAt(findTemplate(template), source);
    const read = readAnswer(format, thrown.key);
    if (again?.solutions.join('|') !== thrown.key || !read.isReadable || read.answer !== thrown.key) tally.unsound++;
    signatures.add(thrown.signature);
    rules.set(thrown.rules, (rules.get(thrown.rules) ?? 0) + 1);
    guesses += thrown.guess ?? guessRate(format);
    if (seen.length < MAX_SEEN) seen.push({ format, key: thrown.key, traits: thrown.optionTraits(), hasQuestion: blocks.length > 0 });
  }
  const tested = seen.slice(seen.length * LEARNT_SHARE);
  const blind = guessBlind(seen.slice(0, seen.length * LEARNT_SHARE), tested);
  times.sort((a, b) => a - b);
  return {
    ...{ template, level, items, refused: tally.refused, unsound: tally.unsound, distinct: signatures.size, blind },
    throws: tally.throws / items,
    topRules: Math.max(...rules.values()) / items,
    chance: guesses / items,
    blindUpper: blind + Z_99 * Math.sqrt((blind * (1 - blind)) / tested.length),
    meanMs: times.reduce((sum, ms) => sum + ms, 0) / items,
    p99Ms: times[Math.floor(items * 0.99)] ?? 0,
  };
}

function throwUntilSound(id: TemplateId, level: Level, seed: string, tally: Tally) {
  for (let n = 0; n < MAX_THROWS; n++) {
    tally.throws++;
    const source: ItemSource = { template: id, level, seed: `${seed}.${n}` };
    const thrown = throwAt(findTemplate(id), source);
    if (thrown?.solutions.length === 1 && thrown.solutions[0] === thrown.key) return { source, thrown };
    if (thrown) tally.refused++;
  }
  throw new RangeError(`No item of ${id} at level ${level} from the seed ${seed}`);
}

/** Guessing without the question may do so much better than chance. */
const MAX_BLIND_GAIN = 0.015;
/** A person sees far fewer of one template and level. */
const MIN_DISTINCT = 100;
const MAX_P99_MS = 50;

/** What is wrong with a template at a level; empty when nothing is. */
export function findFaults({ unsound, distinct, items, chance, blindUpper, p99Ms }: Audit): string[] {
  return [
    ...(unsound > 0 ? [`${unsound} unsound`] : []),
    ...(distinct < Math.min(MIN_DISTINCT, items / 2) ? [`${distinct} distinct items`] : []),
    ...(blindUpper > chance + MAX_BLIND_GAIN ? [`guessed blind: up to ${blindUpper.toFixed(3)}, chance ${chance.toFixed(3)}`] : []),
    ...(p99Ms > MAX_P99_MS ? [`p99 ${p99Ms.toFixed(0)} ms`] : []),
  ];
}
