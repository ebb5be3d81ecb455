import { isClosed } from '../reading/closed-words.ts';

const CAPITAL = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u;
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Father|Sister)$/;
/** Written with a capital, and nobody's name. */
const NO_NAME =
  /^(?:hello|hi|hey|dear|thanks?|sorry|please|honestly|obviously|sure|fine|good|great|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|i['’].*)$/i;
/** At the head of a longer sentence any word has a capital. */
const SHORT_WORDS = 4;

/** The name in words for a person, with its title: "my old boss Petra" is "Petra"; null where there is none for sure. */
export function nameIn(whom: string): string | null {
  const words = whom.split(/[\s,()]+/).map((word) => word.replace(/[.'’]s?$/, ''));
  const isName = (word: string, i: number): boolean =>
    CAPITAL.test(word) &&
    !NO_NAME.test(word) &&
    !isClosed(word.toLowerCase().replace(/['’].*$/, '')) &&
    (i > 0 || words.length <= SHORT_WORDS || TITLE.test(word));
  const from = words.findIndex(isName);
  if (from < 0) return null;
  const to = words.findIndex((word, i) => i > from && !isName(word, i));
  return words.slice(from, to < 0 ? undefined : to).join(' ');
}
