const AROUND_LETTERS = 60;
/** The rest of a word that was cut; what is longer may be a script without spaces. */
const CUT_WORD = { first: /^\S{0,20}\s/, last: /\s\S{0,20}$/ };

/** A hit with the words around it on one line. `hit` is where it stands in the excerpt. */
export function cutExcerpt(text: string, from: number, to: number): { excerpt: string; hit: readonly [from: number, to: number] } {
  const join = (words: string) => words.replace(/\s+/g, ' ');
  const before = join(text.slice(Math.max(0, from - AROUND_LETTERS), from)).replace(from > AROUND_LETTERS ? CUT_WORD.first : /^\s/, '');
  const hit = join(text.slice(from, to));
  const after = join(text.slice(to, to + AROUND_LETTERS)).replace(to + AROUND_LETTERS < text.length ? CUT_WORD.last : /\s$/, '');
  return { excerpt: before + hit + after, hit: [before.length, before.length + hit.length] };
}
