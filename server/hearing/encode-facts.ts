import { candidatesOf, clausesToNote, type Encoded } from '#core/coach/facts/candidates.ts';
import { likeliestByWords, type FactLabel } from '#core/coach/facts/note-facts.ts';
import { askedIn, UNREAD } from '#core/coach/hear/samples.ts';
import type { Weights } from '#core/language/classifier.ts';
import type { Listener } from './sentence-encoder.ts';

/**
 * A message cut into what may be worth a note, each with its vector.
 * @param weights by which the likeliest are read first; what the listener does not read is left out
 */
export async function encodeForFacts(
  listener: Listener,
  { coach, message }: Pick<Encoded, 'coach' | 'message'>,
  weights?: Weights<FactLabel>,
): Promise<Encoded> {
  const clauses = clausesToNote(message);
  const all = candidatesOf(clauses);
  const asked = (await listener.encode(askedIn(coach))) ?? UNREAD;
  const unread = { coach, message, clauses, candidates: all, vectors: all.map(() => UNREAD), asked };
  const inTurn = weights ? likeliestByWords(unread, weights) : all;
  const vectors = await listener.encodeAll(inTurn.map(({ start, end }) => message.slice(start, end)));
  const byCandidate = new Map(inTurn.map((candidate, at) => [candidate, vectors[at]]));
  const read = all.flatMap((candidate) => {
    const vector = byCandidate.get(candidate);
    return vector ? [{ candidate, vector }] : [];
  });
  return { ...unread, candidates: read.map(({ candidate }) => candidate), vectors: read.map(({ vector }) => vector) };
}
