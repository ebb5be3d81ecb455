const READ_CHARS = 400;
const MIN_WORDS = 4;
const MIN_FOREIGN_WORDS = 2;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ENGLISH = words(
  'the a an and but or i my me you your he she it we they is are was were have has not to of for with that this what how do did',
);
/** Small words of neighbouring languages that English does not have. */
const FOREIGN = words(
  'ich nicht und der das ist ein eine mit auf für mein meine bin habe möchte je suis une les des mon pas pour avec est que veux dans yo soy una los mi para con por quiero muy el como no estoy trabajo io sono che di il lavoro vorrei ik een het niet van mijn wil eu uma não meu jestem nie się jag och att inte',
);

/** Whether a text is in a language other than English: in other letters, or made of the small words of a neighbour. */
export function isOtherLanguage(text: string): boolean {
  const found =
    text
      .slice(0, READ_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (found.length < MIN_WORDS) return false;
  const isForeignScript = found.filter((word) => !/\p{Script=Latin}/u.test(word)).length > found.length / 2;
  const hits = (list: ReadonlySet<string>): number => found.filter((word) => list.has(word)).length;
  return isForeignScript || (hits(FOREIGN) >= MIN_FOREIGN_WORDS && hits(FOREIGN) > 2 * hits(ENGLISH));
}
