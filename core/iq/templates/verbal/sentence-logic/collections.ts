import type { Literal } from '../../categorical/statement.ts';
import type { KindSentence } from './sentence.ts';

/** What a thing is: whether it has each of the four properties. */
type Thing = readonly boolean[];
type Things = readonly Thing[];

const PROPERTIES = [0, 1, 2, 3];
const THINGS: Things = Array.from({ length: 2 ** PROPERTIES.length }, (_, bits) =>
  PROPERTIES.map((property) => (bits >> property) % 2 === 1),
);
/** Five show everything that sentences of one or two majorities can tell apart: a thing for each, and more for their balance. */
const MAX_THINGS = 5;

const isOf = (thing: Thing, { term, is }: Literal): boolean => thing[term] === is;

export function isTrueOfThings({ quantity, of }: KindSentence, things: Things): boolean {
  const count = things.filter((thing) => of.every((literal) => isOf(thing, literal))).length;
  switch (quantity) {
    case 'none':
      return count === 0;
    case 'some':
      return count > 0;
    case 'most':
      return 2 * count > things.length;
  }
}

/** Collections of up to five things that the sentences are true of, with and without each property. */
export function collectionsWhere(sentences: readonly KindSentence[]): Things[] {
  const general = sentences.filter(({ quantity }) => quantity === 'none');
  const others = sentences.filter(({ quantity }) => quantity !== 'none');
  const allowed = THINGS.filter((thing) => general.every((sentence) => isTrueOfThings(sentence, [thing])));
  const isMeant = (things: Things): boolean =>
    others.every((sentence) => isTrueOfThings(sentence, things)) &&
    PROPERTIES.every((property) => things.some((thing) => thing[property]) && !things.every((thing) => thing[property]));
  const gather = (things: Things, from: number): Things[] => [
    ...(isMeant(things) ? [things] : []),
    ...(things.length < MAX_THINGS ? allowed.slice(from).flatMap((thing, i) => gather([...things, thing], from + i)) : []),
  ];
  return gather([], 0);
}
