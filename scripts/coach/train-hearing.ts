// Learns from bench/labelled what a message is, how grave it is, and what of it tells something of its writer: node scripts/coach/train-hearing.ts [--check]
// With --check it writes nothing and prints what authors who were left out are taken for.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { HEARD_AS, SAFETY_TIERS, type HeardAs, type SafetyTier } from '#core/coach/hear/heard-as.ts';
import { BUCKETS, sampleForHearing, sampleForSafety } from '#core/coach/hear/samples.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { LEARNED } from '#server/hearing/learned.ts';
import { readUnits } from '#core/coach/score/units.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { writeWeights } from '#server/hearing/weights-file.ts';
import { readLabelled } from './labelled.ts';
import { readAnswers, readTurns } from './learn/labelled.ts';
import { checkFacts, learnFacts, readFacts } from './learn-facts.ts';
import { crossValidate, train, type Example } from './train.ts';

const HeardLine = z.object({ mode: z.enum(COACH_MODES), coach: z.string(), message: z.string(), heardAs: z.enum(HEARD_AS) });
const SafetyLine = z.object({ message: z.string(), safety: z.enum(SAFETY_TIERS) });

/** Of the sentences of an answer: all of them would drown what is grave. Shorter ones say nothing by themselves. */
const ONE_OF = 4;
const LEAST_CHARS = 30;

const encoder = await openSentenceEncoder();
const heard: Example<HeardAs>[] = [];
const grave: Example<SafetyTier>[] = [];
// The safety sets are half of danger; of what is said to the coach hardly anything is, so all of it stands for what is harmless.
for (const { author, heardAs, ...said } of readLabelled('heard', HeardLine)) {
  const vector = await encoder.encode(said.message);
  heard.push({ author, label: heardAs, sample: sampleForHearing(said, vector) });
  grave.push({ author: `heard ${author}`, label: 'none', sample: sampleForSafety(said.message, vector) });
}
for (const [author, message] of ordinarySentences())
  grave.push({ author: `ordinary ${author}`, label: 'none', sample: sampleForSafety(message, await encoder.encode(message)) });
for (const { author, safety, message } of readLabelled('safety', SafetyLine))
  grave.push({ author, label: safety, sample: sampleForSafety(message, await encoder.encode(message)) });

const facts = await readFacts(encoder);

if (process.argv.includes('--check')) {
  report('heardAs', heard, HEARD_AS);
  report('safety', grave, SAFETY_TIERS);
  checkFacts(facts);
} else {
  save('heard-as.json', heard, HEARD_AS);
  save('safety.json', grave, SAFETY_TIERS);
  writeFileSync(path.join(LEARNED, 'facts.json'), writeWeights(learnFacts(facts)));
  console.log(`facts.json: learned from ${facts.length} messages by ${new Set(facts.map(({ author }) => author)).size} authors.`);
}

/** What people tell of work where nothing is grave: sentences of answers, turns of talks, and the scenes that they stand in. */
function* ordinarySentences(): Generator<readonly [author: string, sentence: string]> {
  const seen = new Set<string>();
  for (const { author, answer } of readAnswers())
    for (const [i, { text }] of readUnits(answer).entries())
      if (i % ONE_OF === 0 && text.length >= LEAST_CHARS && !seen.has(text)) {
        seen.add(text);
        yield [author, text];
      }
  for (const { author, scene, other, turn } of readTurns())
    for (const text of [scene, other, turn])
      if (!seen.has(text)) {
        seen.add(text);
        yield [author, text];
      }
}

function save<Label extends string>(name: string, examples: readonly Example<Label>[], labels: readonly Label[]): void {
  writeFileSync(path.join(LEARNED, name), writeWeights(train(examples, labels, BUCKETS)));
  console.log(`${name}: learned from ${examples.length} messages by ${new Set(examples.map(({ author }) => author)).size} authors.`);
}

function report<Label extends string>(name: string, examples: readonly Example<Label>[], labels: readonly Label[]): void {
  const read = crossValidate(examples, labels, BUCKETS).map((one) => ({
    ...one,
    taken: labels[one.chances.indexOf(Math.max(...one.chances))],
  }));
  for (const author of [...new Set(read.map((one) => one.author)), 'all']) {
    const own = read.filter((one) => author === 'all' || one.author === author);
    const right = own.filter(({ label, taken }) => label === taken).length;
    console.log(`${name} ${author}: ${right} of ${own.length} (${((100 * right) / own.length).toFixed(1)}%)`);
  }
}
