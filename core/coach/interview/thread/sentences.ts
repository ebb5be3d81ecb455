import { sentencesOf as allSentencesOf } from '../../../language/sentences.ts';
import { isOrderToCoach } from '../../reading/leave-out.ts';

/** A stretch of an answer, by its place in it. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
}

/** Speech without full stops is taken apart where a new thing begins. */
const LONG_WORDS = 30;
const JOINTS = /(?= (?:and then|and so|so then|then|but|because|so|and) )/;

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Sentences of an answer without those that give orders to the coach: nothing of them is ever quoted. */
export function sentencesOf(content: string): readonly Stretch[] {
  const sentences = allSentencesOf(content).map(({ start, end }) => ({ start, text: content.slice(start, end) }));
  return sentences.filter(({ text }) => /\p{L}/u.test(text) && !isOrderToCoach(text)).flatMap(takeApart);
}

function takeApart({ start, text }: Stretch): Stretch[] {
  if (countWords(text) <= LONG_WORDS) return [{ start, text }];
  const parts: Stretch[] = [];
  let at = start;
  for (const part of text.split(JOINTS)) {
    parts.push({ start: at, text: part });
    at += part.length;
  }
  return parts;
}
