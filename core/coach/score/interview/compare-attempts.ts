import type { EvaluatedFeature, Evaluation } from '../../evaluation.ts';
import { showsChange } from './parts.ts';

/** An answer, and what was seen in it. */
export interface Attempt {
  readonly content: string;
  readonly evaluation: Evaluation;
}

/** Features of which there is more or less to see than a yes or no. */
const COUNTED = new Set(['own-acts', 'particulars', 'time-order']);
/** What a follow-up asks for: words that are new are more of it. */
const ADDED = new Set(['speech', 'turn', 'reason']);
const CLEARLY_MORE = 1.4;
const CLEARLY_MORE_ITEMS = 2;
/** So much shorter than the first, a message can be no answer of its own. */
const ADDITION_SHARE = 0.4;
/** Not that short, it still adds when it is shorter and takes up little of what the first told: who tells it anew says it again. */
const SHORTER_SHARE = 0.75;
const RETOLD_SHARE = 0.3;
/** Shorter words are said in any answer. */
const TELLING_CHARS = 4;

/** Whether a later message adds to the first and does not replace it. */
export function isAddition(first: string, later: string): boolean {
  const share = countWords(later) / Math.max(1, countWords(first));
  return share < ADDITION_SHARE || (share < SHORTER_SHARE && shareRetold(first, later) < RETOLD_SHARE);
}

/** How much of the telling words of the first stand in the later again. */
function shareRetold(first: string, later: string): number {
  const told = [...tellingWords(first)];
  const again = tellingWords(later);
  return told.length === 0 ? 1 : told.filter((word) => again.has(word)).length / told.length;
}

const tellingWords = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= TELLING_CHARS));

/** What a later answer to the same question shows that the first did not, and the other way round. An addition loses nothing. */
export function compareAttempts(first: Attempt, later: Attempt): { gained: string[]; lost: string[] } {
  const areBothRead = first.evaluation.refused === null && later.evaluation.refused === null;
  const isAdded = areBothRead && isAddition(first.content, later.content);
  const both = pairs(first, later);
  const gained = both.filter(([before, after]) => hasGrown(before, after, isAdded));
  const lost = isAdded ? [] : both.filter(([before, after]) => hasGrown(after, before, false) && wasShown(before, first));
  return { gained: gained.map(([, { id }]) => id), lost: lost.map(([, { id }]) => id) };
}

/** What stands in the place of these faults: where the first did not show it, there was nothing to lose. */
const IN_PLACE_OF: Readonly<Record<string, string>> = { generality: 'own-acts', hypothetical: 'own-acts', 'vague-end': 'outcome' };

function wasShown(before: EvaluatedFeature, { evaluation }: Attempt): boolean {
  const id = before.weight < 0 ? IN_PLACE_OF[before.id] : before.id;
  return id === undefined || evaluation.features.some((one) => one.id === id && one.found && one.evidence.length > 0);
}

/** Each feature that was looked for in either. A refused answer shows none, and no fault that the other has not. */
function pairs({ evaluation: first }: Attempt, { evaluation: later }: Attempt): [before: EvaluatedFeature, after: EvaluatedFeature][] {
  if (first.refused !== null) return later.refused === null ? later.features.map((after) => [blank(after), after]) : [];
  if (later.refused !== null) return first.features.map((before) => [before, blank(before)]);
  const [before, after] = [byId(first), byId(later)];
  const either = before.size < after.size ? new Map([...after, ...before]) : new Map([...before, ...after]);
  return [...either.values()].map((feature) => [before.get(feature.id) ?? blank(feature), after.get(feature.id) ?? blank(feature)]);
}

const byId = ({ features }: Evaluation) => new Map(features.map((feature) => [feature.id, feature]));

const blank = (feature: EvaluatedFeature): EvaluatedFeature => ({ ...feature, found: feature.weight < 0 && feature.found, evidence: [] });

/** @param isAdded the evidence of `after` lies in the added words alone */
function hasGrown(before: EvaluatedFeature, after: EvaluatedFeature, isAdded: boolean): boolean {
  if (after.weight < 0) return before.found && !after.found;
  // Read together, features may come to be found that the added words have no part in.
  if (isAdded && after.evidence.length === 0) return false;
  if (isAdded && after.id === 'outcome') return after.evidence.some(({ quote }) => showsChange(quote));
  if (after.found !== before.found) return after.found;
  if (isAdded && ADDED.has(after.id)) return after.found;
  const kept = isAdded ? before.evidence.length : 0;
  return COUNTED.has(after.id) && isClearlyMore(kept + after.evidence.length, before.evidence.length);
}

const isClearlyMore = (more: number, fewer: number): boolean => more - fewer >= CLEARLY_MORE_ITEMS && more >= CLEARLY_MORE * fewer;

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
