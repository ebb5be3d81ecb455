import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FACT_LABELS, type FactLabel } from '#core/coach/facts/note-facts.ts';
import type { HearingWeights } from '#core/coach/hear/hear.ts';
import { HEARD_AS, SAFETY_TIERS } from '#core/coach/hear/heard-as.ts';
import type { Weights } from '#core/language/classifier.ts';
import { ROOT } from '../files.ts';
import { readWeights } from './weights-file.ts';

/** What was learned from bench/labelled, by scripts/coach/. */
export const LEARNED = path.join(ROOT, 'server/hearing/learned');

export async function readHearingWeights(): Promise<HearingWeights> {
  const [heardAs, safety] = await Promise.all(['heard-as.json', 'safety.json'].map((name) => readFile(path.join(LEARNED, name), 'utf8')));
  return { heardAs: readWeights(heardAs as string, HEARD_AS), safety: readWeights(safety as string, SAFETY_TIERS) };
}

export const readFactWeights = async (): Promise<Weights<FactLabel>> =>
  readWeights(await readFile(path.join(LEARNED, 'facts.json'), 'utf8'), FACT_LABELS);
