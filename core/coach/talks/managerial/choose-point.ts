import type { Evaluation } from '#core/coach/evaluation.ts';
import { quotableAround, quoteHeart } from '../pick-span.ts';
import { MANAGERIAL_WORDS, type RubricWord } from '../../score/turns/rubric-words.ts';
import { seenWords } from '../seen-words.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, type Told } from '../wording/pick-unsaid.ts';
import type { FocusWords, ManagerialWords } from './managerial-words.ts';

/** The one thing that is said about a try. */
export interface Point {
  readonly words: string;
  /** What it is about; null when nothing is missing. */
  readonly word: RubricWord | null;
}

const wordFor = (id: string): RubricWord | null => MANAGERIAL_WORDS.find((word) => word.id === id) ?? null;

/** A fault before what is missing, and of what is missing the heaviest. */
export function choosePoint(
  content: string,
  { features, band }: Evaluation,
  told: Told,
  ways: ManagerialWords['point'],
  tips: FocusWords['tips'],
): Point {
  const byWeight = features.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const quoted = (id: string): string | null => {
    const evidence = features.find((feature) => feature.id === id)?.evidence[0];
    const words = evidence ? quotableAround(content, evidence) : null;
    return words && `“${words}”`;
  };
  const heart = quoteHeart(content) ?? 'what you wrote';
  const fault = byWeight.find(({ weight, found }) => weight < 0 && found);
  if (fault) {
    const word = wordFor(fault.id);
    return { word, words: fill(pickLeastSaid(ways.fault, told), { said: quoted(fault.id) ?? heart, tip: word?.tip ?? '' }) };
  }
  // Where most of it stands, a part that this talk may not need is no point.
  const missing = band === 'strong' ? undefined : byWeight.find(({ weight, found }) => weight > 0 && !found);
  const seen = byWeight.find(({ weight, found, id }) => weight > 0 && found && quoted(id));
  const said = (seen && quoted(seen.id)) ?? heart;
  if (!missing) return { word: null, words: fill(pickLeastSaid(ways.full, told), { said }) };
  const word = wordFor(missing.id);
  const blanks = {
    said,
    seen: (seen && seenWords(seen.id, said)) ?? '',
    missing: word?.looksFor ?? '',
    tip: tips[missing.id] ?? word?.tip ?? '',
  };
  return { word, words: fill(pickLeastSaid(seen ? ways.missing : ways.first, told), blanks) };
}
