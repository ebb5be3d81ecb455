import type { Level } from '#core/iq/domains.ts';
import type { AuditedCell } from '#core/iq/evidence/audited.ts';
import { throwAt, type ItemSource } from '#core/iq/generator/make-item.ts';
import { guessRate } from '#core/iq/item/guess-rate.ts';
import { readAnswer } from '#core/iq/item/read-answer.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { findTemplate } from '#core/iq/templates/templates.ts';
import { BlindGuesser, countOne } from './guess-blind.ts';
import { guessShallowly, type ShallowItem } from './shallow/guess-shallow.ts';
import { readCandidates } from './shallow/read-candidates.ts';

export interface AuditPlan {
  readonly items: number;
  /** Of the processor's time: when they are over, it is left at the items that there are. */
  readonly seconds?: number;
  readonly seed?: string;
}

/** What is learnt from; the others are guessed. */
const LEARNT_SHARE = 0.25;
/** So many are made twice: what comes of a seed does not depend on what came before. */
const REMADE_SHARE = 0.1;
/** The processor's time is counted in such steps: a single item may have used that much more than was counted. */
const TICK_MS = 4;
const MAX_THROWS = 400;
/** On so many items, and on so many answers that could be given, shallow strategies are tried at most. */
const MAX_SHALLOW = 4000;
const MAX_CANDIDATES = 150_000;
const Z_99 = 2.326;

interface Tally {
  throws: number;
  refused: number;
}

function usedMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** @throws {RangeError} when a seed comes to no item */
export function auditItems(
  template: TemplateId,
  level: Level,
  { items: wanted, seconds = Infinity, seed = 'audit' }: AuditPlan,
): AuditedCell {
  const tally: Tally = { throws: 0, refused: 0 };
  const signatures = new Set<string>();
  const rules = new Map<string, number>();
  const times: number[] = [];
  const guesser = new BlindGuesser();
  const shallow: ShallowItem[] = [];
  const usedBefore = process.threadCpuUsage();
  const isBefore = (share: number): boolean => items < Math.max(1, wanted * share) && usedMsSince(usedBefore) < 1000 * seconds * share;
  let [items, candidates, unsound, guesses, learnt, hits, totalMs] = [0, 0, 0, 0, 0, 0, 0];
  while (isBefore(1)) {
    const began = { at: performance.now(), used: process.threadCpuUsage() };
    const { source, thrown } = throwUntilSound(template, level, `${seed} ${items}`, tally);
    const presentation = thrown.present();
    const { format, blocks } = presentation;
    const usedMs = usedMsSince(began.used);
    totalMs += usedMs;
    times.push(Math.min(performance.now() - began.at, usedMs + TICK_MS));
    const read = readAnswer(format, thrown.key);
    const isRemade = items % (1 / REMADE_SHARE) !== 0 || throwAt(findTemplate(template), source)?.solutions.join('|') === thrown.key;
    if (!isRemade || !read.isReadable || read.answer !== thrown.key) unsound++;
    if (shallow.length < MAX_SHALLOW && candidates < MAX_CANDIDATES) {
      shallow.push({ candidates: readCandidates(template, level, presentation), key: thrown.key });
      candidates += shallow.at(-1)?.candidates.length ?? 0;
    }
    signatures.add(thrown.signature);
    countOne(rules, thrown.rules);
    guesses += thrown.guess ?? guessRate(format);
    const seen = { format, key: thrown.key, traits: thrown.optionTraits(), hasQuestion: blocks.length > 0 };
    if (learnt === items && isBefore(LEARNT_SHARE)) {
      guesser.learn(seen);
      learnt++;
    } else if (guesser.isRight(seen)) hits++;
    items++;
  }
  const tested = items - learnt;
  const blind = hits / tested;
  times.sort((a, b) => a - b);
  return {
    ...{ items, refused: tally.refused, unsound, distinct: signatures.size, blind },
    throws: tally.throws / items,
    topRules: Math.max(...rules.values()) / items,
    chance: guesses / items,
    shallow: guessShallowly(shallow)[0] ?? null,
    blindUpper: blind + Z_99 * Math.sqrt((blind * (1 - blind)) / tested),
    meanMs: totalMs / items,
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
