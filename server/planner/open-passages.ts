import type { Passage } from '#core/coach/beside/passage.ts';
import type { SentenceVector } from '#core/coach/hear/samples.ts';
import { tokensOf } from '#core/language/ngrams.ts';
import type { SentenceEncoder } from '../hearing/sentence-encoder.ts';
import { readSituations } from './read-situations.ts';

/** So many are compared by what they mean; each takes some 15 ms once. */
const COMPARED = 16;
/** Of two questions, 1 is the same. Below this somebody asks something else. */
const SURE = 0.8;

/** Finds what the situations say to a question: only where one of theirs asks the same. */
export function openPassages(encoder: SentenceEncoder, folder?: string) {
  let read: ReturnType<typeof readPassages> | undefined;
  const vectors = new Map<Passage, SentenceVector>();
  return async (message: string): Promise<Passage | null> => {
    const { passages, rarity } = await (read ??= readPassages(folder));
    const asked = questionIn(message);
    const words = new Set(tokensOf(asked));
    const shared = ({ question }: Passage): number => {
      const own = new Set(tokensOf(question));
      return [...own].reduce((sum, word) => sum + (words.has(word) ? (rarity.get(word) ?? 0) : 0), 0) / Math.sqrt(own.size);
    };
    const near = passages
      .map((passage) => ({ passage, shares: shared(passage) }))
      .filter(({ shares }) => shares > 0)
      .toSorted((a, b) => b.shares - a.shares)
      .slice(0, COMPARED);
    const vector = await encoder.encode(asked);
    let best: { passage: Passage; likeness: number } | null = null;
    for (const { passage } of near) {
      const own = vectors.get(passage) ?? (await encoder.encode(passage.question));
      vectors.set(passage, own);
      const likeness = own.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0);
      if (likeness >= SURE && likeness > (best?.likeness ?? 0)) best = { passage, likeness };
    }
    return best?.passage ?? null;
  };
}

/** The last sentence that asks; the whole where none does. */
function questionIn(message: string): string {
  const end = message.lastIndexOf('?');
  const start = Math.max(...['.', '?', '!'].map((mark) => message.slice(0, Math.max(0, end)).lastIndexOf(mark))) + 1;
  return message.slice(start, end + 1).trim() || message;
}

async function readPassages(folder?: string) {
  const situations = await readSituations(folder);
  const passages = situations.flatMap(({ name, asks }) => asks.map(({ q, a }): Passage => ({ situation: name, question: q, answer: a })));
  const counts = new Map<string, number>();
  for (const { question } of passages) for (const word of new Set(tokensOf(question))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { passages, rarity: new Map([...counts].map(([word, count]) => [word, Math.log(passages.length / count)])) };
}
