import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hear, readGrave } from '#core/coach/hear/hear.ts';
import { HEARD_AS, SAFETY_TIERS, type SafetyTier } from '#core/coach/hear/heard-as.ts';
import { openSession, planTurn } from '#core/coach/plan-turn.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import { readSafety } from '#core/coach/safety/read-safety.ts';
import { checkFacts, readFacts } from '#scripts/coach/learn-facts.ts';
import { HEARING, readHearing, SAFETY, type GraveExample, type HeardExample } from '#scripts/coach/learn/read-hearing.ts';
import { trainWithoutEach } from '#scripts/coach/train.ts';
import { openSentenceEncoder } from '#server/hearing/sentence-encoder.ts';
import { openEars } from '#server/planner/open-ears.ts';
import { readSpokenWords } from '#server/planner/read-coach-words.ts';

/*
 * Everything that is measured of the built-in coach, in one go (about half an hour): what messages are heard as and how grave, what is
 * noted, what answers and turns are worth, what questions find, how much of a plan is anybody's, and how long a reply takes. Figures of
 * what was learned are of authors who were left out, some at a time.
 */

const FOLDS = 6;
const REPLIES = 400;
const NO_POINTERS = { emergency: null, channel: null };

const encoder = await openSentenceEncoder();
const { heard, grave } = await readHearing(encoder);
printHeard(heard);
printGrave(grave);
console.log('\n## What is noted\n');
checkFacts(await readFacts(encoder));
await printTimes(heard);
for (const script of ['coach-answers.ts', 'known-answers.ts', 'assessment-plan.ts', 'situation-match.ts']) {
  console.log(`\n## node bench/${script}\n`);
  console.log(execFileSync(process.execPath, [path.join(import.meta.dirname, script)], { encoding: 'utf8' }).trim());
}

function printHeard(examples: readonly HeardExample[]): void {
  const weightsFor = trainWithoutEach(examples, HEARING, FOLDS);
  const all = examples.map((one) => {
    const { heardAs, sure } = hear(one.said, one.means, { heardAs: weightsFor(one.author) });
    return { set: one.set, author: one.author, mode: one.said.mode, label: one.label, heardAs, sure };
  });
  const read = all.filter(({ set }) => set === 'heard');
  console.log('## What is heard\n');
  console.log('| author left out | right | drafts among what is scored | drafts that are scored | asked how it was meant |');
  console.log('| --- | --- | --- | --- | --- |');
  const row = (name: string, own: typeof read): void => {
    const scored = own.filter(({ heardAs, sure }) => heardAs === 'draft' && sure);
    const drafts = own.filter(({ label }) => label === 'draft');
    const cells = [
      share(own, ({ label, heardAs }) => label === heardAs),
      share(scored, ({ label }) => label === 'draft'),
      share(drafts, ({ heardAs, sure }) => heardAs === 'draft' && sure),
      share(own, ({ sure }) => !sure),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  };
  for (const author of new Set(read.map((one) => one.author)))
    row(
      author,
      read.filter((one) => one.author === author),
    );
  for (const mode of COACH_MODES)
    row(
      mode,
      read.filter((one) => one.mode === mode),
    );
  row('all', read);
  const parts = all.filter(({ set }) => set === 'parts');
  row('sentences of messages that hold several things', parts);
  console.log(`\n| ${['label', ...HEARD_AS].join(' | ')} |\n| --- |${' --- |'.repeat(HEARD_AS.length)}`);
  for (const label of HEARD_AS) {
    const own = read.filter((one) => one.label === label);
    console.log(`| ${label} | ${HEARD_AS.map((as) => own.filter(({ heardAs }) => heardAs === as).length).join(' | ')} |`);
  }
}

function printGrave(examples: readonly GraveExample[]): void {
  const weightsFor = trainWithoutEach(examples, SAFETY, FOLDS);
  const read = examples.map((one) => {
    const { tier, sure, isFaint } = readGrave(one.message, one.vector, { safety: weightsFor(one.author) });
    return { ...one, tier, isPlain: sure && !isFaint, isRuled: readSafety(one.message).tier !== 'none' };
  });
  console.log('\n## How grave\n');
  console.log(
    '| | messages | as such | grave at all | surely | by the rules of phrases alone | by either |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  const row = (name: string, own: typeof read, tier: SafetyTier): void => {
    const cells = [
      share(own, (one) => one.tier === tier),
      share(own, (one) => one.tier !== 'none'),
      share(own, (one) => one.tier !== 'none' && one.isPlain),
      share(own, ({ isRuled }) => isRuled),
      share(own, (one) => one.isRuled || one.tier !== 'none'),
    ];
    console.log(`| ${name} | ${own.length} | ${cells.join(' | ')} |`);
  };
  const written = read.filter(({ set }) => set === 'safety');
  for (const tier of SAFETY_TIERS) {
    const own = written.filter(({ label }) => label === tier);
    row(tier === 'none' ? 'harmless, many like danger' : tier, own, tier);
    for (const author of new Set(own.map(({ author: name }) => name)))
      row(
        `... ${author}`,
        own.filter((one) => one.author === author),
        tier,
      );
  }
  row(
    'said to the coach',
    read.filter(({ set }) => set === 'heard'),
    'none',
  );
  row(
    'sentences of answers and turns',
    read.filter(({ set }) => set === 'ordinary'),
    'none',
  );
}

/** A reply as the planner's thread makes it: hearing the message, and planning what is said to it. */
async function printTimes(examples: readonly HeardExample[]): Promise<void> {
  const [ears, words] = await Promise.all([openEars(), readSpokenWords()]);
  const every = Math.max(1, Math.floor(examples.length / REPLIES));
  const took: number[] = [];
  for (const { said } of examples.filter((_, i) => i % every === 0)) {
    const set = { context: {}, seed: said.message, weakSpots: [], askedBefore: [] };
    const opening = openSession({ mode: said.mode, ...set, goal: null, continued: null }, NO_POINTERS, words);
    const message = { evaluation: null, heardAs: null };
    const input = {
      ...{ mode: said.mode, ...set, attempts: [], earlier: null },
      said: [
        { id: '1', role: 'assistant' as const, content: opening.words, asked: opening.asked, ...message },
        { id: '2', role: 'user' as const, content: said.message, asked: null, ...message },
      ],
    };
    const start = performance.now();
    planTurn(input, NO_POINTERS, words, await ears.hearTurn(input));
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number): string => `${(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)} ms`;
  console.log(
    `\n## How long a reply takes\n\n${took.length} messages to all modes: median ${at(0.5)}, 99 of 100 within ${at(0.99)} (aim 60 ms).`,
  );
}

function share<One>(of: readonly One[], fits: (one: One) => boolean): string {
  const count = of.filter(fits).length;
  return of.length === 0 ? '-' : `${((100 * count) / of.length).toFixed(1)}%`;
}
