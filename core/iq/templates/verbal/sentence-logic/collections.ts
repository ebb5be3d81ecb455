import type { KindSentence } from './sentence.ts';

/** What a thing is: whether it has each of the three properties. */
type Thing = readonly boolean[];
type Things = readonly Thing[];

const PROPERTIES = [0, 1, 2];
const THINGS: Things = Array.from({ length: 2 ** PROPERTIES.length }, (_, bits) =>
  PROPERTIES.map((property) => (bits >> property) % 2 === 1),
);
/** Five show everything that three sentences can tell apart: a thing for each, and two more for the balance of majorities. */
const MAX_THINGS = 5;

export function isTrueOfThings(sentence: KindSentence, things: Things): boolean {
  const { form, a } = sentence;
  if (form === 'most') return 2 * things.filter((thing) => thing[a]).length > things.length;
  const { b } = sentence;
  switch (form) {
    case 'all':
      return things.every((thing) => !thing[a] || thing[b]);
    case 'no':
      return things.every((thing) => !(thing[a] && thing[b]));
    case 'all-not':
      return things.every((thing) => thing[a] || thing[b]);
    case 'some':
      return things.some((thing) => thing[a] && thing[b]);
    case 'some-not':
      return things.some((thing) => thing[a] && !thing[b]);
    case 'some-neither':
      return things.some((thing) => !thing[a] && !thing[b]);
  }
}

const isUniversal = ({ form }: KindSentence): boolean => form === 'all' || form === 'no' || form === 'all-not';

/** Collections of up to five things that the sentences are true of, with and without each property. */
export function collectionsWhere(sentences: readonly KindSentence[]): Things[] {
  const general = sentences.filter(isUniversal);
  const others = sentences.filter((sentence) => !isUniversal(sentence));
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
