import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Whom a password is for. */
export interface Owner {
  name: string;
  email: string;
  /** Names of the product. */
  brands: readonly string[];
}

/** Whoever guesses at one account needs weeks for these (docs/decisions/0018); whatever takes longer will do. */
const COMMONEST = 100_000;

/** Longer ones are strong by their length, or repeat themselves within these; looking at all 128 takes half a second. */
const LOOKED_AT = 24;

const guesser = new ZxcvbnFactory({
  dictionary: { common: dictionary['passwords-common'] },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
});

/** Whether a password is its owner's or the product's name more than anything else, or among the first that somebody would try. */
export function isWeakPassword(password: string, owner: Owner): boolean {
  // Spaces and marks between words and after them are what everybody adds.
  const plain = password.replace(/[\s._!?-]/g, '');
  return isMostly(listWords(owner), password) || [password, plain].some((text) => guesser.check(text).guesses < COMMONEST);
}

/** Whole, without its spaces and marks, and in its parts. Shorter words are in any text by chance. */
function listWords({ name, email, brands }: Owner): string[] {
  const texts = [name, email, ...email.split(/[@.]/), ...brands];
  const words = texts.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
}

/** Whether fewer than half of a password's letters are left when the words are taken out of it. */
function isMostly(words: readonly string[], password: string): boolean {
  const folded = foldLetters(password);
  const longestFirst = words.map(foldLetters).toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), folded);
  return countLetters(rest) * 2 < countLetters(folded);
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

function foldLetters(text: string): string {
  return text.toLowerCase().replace(/[013457@$!]/g, (char) => LOOKS_LIKE[char] ?? char);
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
