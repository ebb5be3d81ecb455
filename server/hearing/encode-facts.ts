import { candidatesOf, clausesToNote, type Encoded } from '#core/coach/facts/candidates.ts';
import { askedIn } from '#core/coach/hear/samples.ts';
import type { SentenceEncoder } from './sentence-encoder.ts';

/** A message cut into what may be worth a note, each with its vector. */
export async function encodeForFacts(encoder: SentenceEncoder, { coach, message }: Pick<Encoded, 'coach' | 'message'>): Promise<Encoded> {
  const clauses = clausesToNote(message);
  const candidates = candidatesOf(clauses);
  const vectors = [];
  for (const { start, end } of candidates) vectors.push(await encoder.encode(message.slice(start, end)));
  return { coach, message, clauses, candidates, vectors, asked: await encoder.encode(askedIn(coach)) };
}
