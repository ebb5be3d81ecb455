import type { TalkEvidence } from './count-evidence.ts';
import { seenWords } from './seen-words.ts';
import { fill } from './wording/fill.ts';
import { pickLeastSaid, type Told } from './wording/pick-unsaid.ts';

type Ways = readonly [string, ...string[]];

const SEEN: Ways = ['You {seen}.', 'What I could see: you {seen}.', 'Worth keeping: you {seen}.'];
const SEEN_NOTHING: Ways = [
  'I could not find any of the things that I look for yet.',
  'There is little that I could point at so far.',
  'So far I found nothing that I could quote.',
  'What I look for did not come up yet.',
  'I looked for questions, listening and a next step, and did not find them so far.',
  'It is early; I have nothing to point at yet.',
];
/** `{tip}` is a sentence. */
const TRY_NEXT: Ways = [
  'For the next round, one thing. {tip}',
  'One thing to try next. {tip}',
  'If you play it again, there is one thing to try. {tip}',
  'What I would practise next is one thing only. {tip}',
  'And one thing for another round. {tip}',
  'A single point to take along. {tip}',
];

const MAX_SEEN = 2;

/** What was seen in a talk, quoted, and one thing to try. */
export function lookBack({ seen, next: [next] }: TalkEvidence, told: Told): string {
  const named = seen.slice(0, MAX_SEEN).map(({ word, quote }) => `${seenWords(word.id, quote) ?? word.name.toLowerCase()} (“${quote}”)`);
  const found =
    named.length === 0 ? pickLeastSaid(SEEN_NOTHING, told) : fill(pickLeastSaid(SEEN, told), { seen: named.join(', and you ') });
  const tip = next && (next.quote === null ? next.word.tip : `Look at “${next.quote}” again. ${next.word.tip}`);
  return [found, tip && fill(pickLeastSaid(TRY_NEXT, told), { tip })].filter(Boolean).join(' ');
}

/** What was done, in a sentence after what it was about; null where nothing was seen. */
export function seenSentence(about: string, { seen }: TalkEvidence): string | null {
  const done = seen.slice(0, MAX_SEEN).flatMap(({ word, quote }) => seenWords(word.id, quote) ?? []);
  return done.length === 0 ? null : `${about}: you ${done.join(' and ')}.`;
}
