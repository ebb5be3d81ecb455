import { z } from 'zod';
import { FACT_BUCKETS, sampleForFact, type Encoded } from '#core/coach/facts/candidates.ts';
import { FACT_LABELS, noteFacts, shareOf, type FactLabel } from '#core/coach/facts/note-facts.ts';
import { FACT_SLOTS, type FactSlot } from '#core/coach/facts/slots.ts';
import type { Stretch } from '#core/language/clauses.ts';
import type { Weights } from '#core/language/classifier.ts';
import { encodeForFacts } from '#server/hearing/encode-facts.ts';
import type { SentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { readLabelled } from './labelled.ts';
import { train, type Example } from './train.ts';

const FactsLine = z.object({
  coach: z.string(),
  message: z.string(),
  facts: z.array(z.object({ slot: z.enum(FACT_SLOTS), quote: z.string().min(1) })),
});

interface Gold extends Stretch {
  readonly slot: FactSlot;
}

export interface LabelledFacts {
  readonly author: string;
  readonly said: Encoded;
  readonly facts: readonly Gold[];
}

export async function readFacts(encoder: SentenceEncoder): Promise<LabelledFacts[]> {
  const read: LabelledFacts[] = [];
  const lines = [
    ...readLabelled('facts', FactsLine),
    ...readLabelled('parts', FactsLine.extend({ mode: z.string() }))
      .filter(({ mode }) => mode === 'career')
      .map((line) => ({ ...line, author: `parts ${line.author}` })),
  ];
  for (const { author, coach, message, facts } of lines) {
    const gold = facts.map(({ slot, quote }) => ({ slot, start: message.indexOf(quote), end: message.indexOf(quote) + quote.length }));
    read.push({ author, said: await encodeForFacts(encoder, { coach, message }), facts: gold });
  }
  return read;
}

const ENOUGH = 0.5;
const common = (a: Stretch, b: Stretch): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** Each stretch that a message could be cut into is an example: of the label that it covers by more than half, else of none. */
const toExamples = ({ author, said, facts }: LabelledFacts): Example<FactLabel>[] =>
  said.candidates.map((candidate, at) => {
    const best = facts.toSorted((a, b) => shareOf(candidate, b) - shareOf(candidate, a))[0];
    const label = best && shareOf(candidate, best) > ENOUGH ? best.slot : 'none';
    return { author, label, sample: sampleForFact(said, at) };
  });

export const learnFacts = (labelled: readonly LabelledFacts[]): Weights<FactLabel> =>
  train(labelled.flatMap(toExamples), { labels: FACT_LABELS, buckets: FACT_BUCKETS, mix: { sparse: 0.5, dense: 0.5 } });

const CUTS = [0.3, 0.4, 0.45, 0.5, 0.6];

/** What is noted in the messages of each author by what the others taught. */
export function checkFacts(labelled: readonly LabelledFacts[]): void {
  const authors = [...new Set(labelled.map(({ author }) => author))];
  const weights = new Map(authors.map((author) => [author, learnFacts(labelled.filter((other) => other.author !== author))]));
  const noted = (one: LabelledFacts, sure?: number) =>
    noteFacts(one.said, weights.get(one.author) as Weights<FactLabel>, sure === undefined ? {} : { sure });
  for (const sure of CUTS) console.log(`facts above ${sure}: ${tell(labelled.map((one) => compare(one, noted(one, sure))))}`);
  const atCut = labelled.map((one) => ({ author: one.author, ...compare(one, noted(one)) }));
  for (const author of authors) console.log(`facts ${author}: ${tell(atCut.filter((one) => one.author === author))}`);
  for (const slot of FACT_SLOTS)
    console.log(
      `facts ${slot}: ${tell(
        labelled.map((one) =>
          compare(
            only(one, slot),
            noted(one).filter((fact) => fact.slot === slot),
          ),
        ),
      )}`,
    );
}

const only = (one: LabelledFacts, slot: FactSlot): LabelledFacts => ({ ...one, facts: one.facts.filter((fact) => fact.slot === slot) });

interface Compared {
  readonly right: number;
  /** The slot is right, and more than half of the labelled stretch is in the note, which may be longer. */
  readonly covered: number;
  readonly noted: number;
  readonly labelled: number;
}

/** A note is right when its slot is, and it shares more than half with a stretch that has it. */
const compare = ({ facts }: Pick<LabelledFacts, 'facts'>, noted: readonly Gold[]): Compared => ({
  right: noted.filter((one) => facts.some((gold) => gold.slot === one.slot && shareOf(gold, one) > ENOUGH)).length,
  covered: noted.filter((one) => facts.some((gold) => gold.slot === one.slot && common(gold, one) > ENOUGH * (gold.end - gold.start)))
    .length,
  noted: noted.length,
  labelled: facts.length,
});

function tell(all: readonly Compared[]): string {
  const sum = (key: keyof Compared): number => all.reduce((whole, one) => whole + one[key], 0);
  const share = (of: 'covered' | 'right', whole: 'labelled' | 'noted'): string => `${((100 * sum(of)) / sum(whole)).toFixed(0)}%`;
  return `of ${sum('noted')} notes ${share('right', 'noted')} right (${share('covered', 'noted')} cover it), ${share('right', 'labelled')} of ${sum('labelled')} facts`;
}
