import type { Finder } from '#core/assessment/assess-answers.ts';
import { directionOf, openMatcher, tellingLines, type Findable, type Meaning } from '#core/assessment/situations/match.ts';
import type { Situation } from '#core/assessment/situations/situation.ts';
import { openSentenceEncoder } from '../hearing/sentence-encoder.ts';
import { readSituations } from './read-situations.ts';
import { hashSituation, readDirections } from './situation-directions.ts';

/**
 * Reads the situations and where they lie. The encoder is opened for a situation that was changed since they were
 * placed: choices alone need none.
 */
export async function openFinder(folder?: string): Promise<Pick<Finder, 'matcher'>> {
  const [situations, { middle, byHash }] = await Promise.all([readSituations(folder), readDirections()]);
  const found: Findable[] = [];
  for (const situation of situations)
    found.push({ situation, direction: byHash.get(hashSituation(situation)) ?? (await place(situation, middle)) });
  return { matcher: openMatcher(found, middle) };
}

async function place(situation: Situation, middle: Meaning): Promise<Meaning> {
  const { encodeAll } = await openSentenceEncoder();
  return directionOf(await encodeAll(tellingLines(situation)), await encodeAll(situation.near), middle);
}
