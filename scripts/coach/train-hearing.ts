// Learns from bench/labelled what a message is, how grave it is, and what of it tells something of its writer: node scripts/coach/train-hearing.ts
// What it does on authors who were left out, node bench/coach-table.ts says.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED } from '#server/hearing/learned.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { writeWeights } from '#server/hearing/weights-file.ts';
import { HEARING, readHearing, SAFETY } from './learn/read-hearing.ts';
import { learnFacts, readFacts } from './learn-facts.ts';
import { train, type Course, type Example } from './train.ts';

const encoder = await openSentenceEncoder();
const { heard, grave } = await readHearing(encoder);
save('heard-as.json', heard, HEARING);
save('safety.json', grave, SAFETY);
const facts = await readFacts(encoder);
writeFileSync(path.join(LEARNED, 'facts.json'), writeWeights(learnFacts(facts)));
console.log(`facts.json: learned from ${facts.length} messages by ${new Set(facts.map(({ author }) => author)).size} authors.`);

function save<Label extends string>(name: string, examples: readonly Example<Label>[], course: Course<Label>): void {
  writeFileSync(path.join(LEARNED, name), writeWeights(train(examples, course)));
  console.log(`${name}: learned from ${examples.length} messages by ${new Set(examples.map(({ author }) => author)).size} authors.`);
}
