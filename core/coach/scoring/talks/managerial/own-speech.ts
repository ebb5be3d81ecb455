import { hasPhrase, phrases } from '../reading/phrases.ts';
import type { ReadText, Word } from '../reading/read-text.ts';

const LEAD_IN = phrases([
  'i|would|will|to|and|then ~ say|tell|ask|start|open|begin|write|reply|answer|explain|add',
  'say|ask|tell|saying|asking|something like',
]);
/** From this share on, what stands in quotation marks is the speech itself. */
const MOSTLY_QUOTED = 0.4;
const LEAD_IN_WORDS = 8;

function ownWords({ words }: ReadText): Word[] {
  const quoted = words.filter((word) => word.quoted).length;
  if (quoted / Math.max(1, words.length) >= MOSTLY_QUOTED) return [...words];
  let isOwn = false;
  return words.filter((word, at) => {
    if (!word.quoted) return true;
    if (!words[at - 1]?.quoted) isOwn = hasPhrase(words.slice(Math.max(0, at - LEAD_IN_WORDS), at), LEAD_IN);
    return isOwn;
  });
}

/** What the manager says: all but what they quote from others. A plan quotes the manager's own words. */
export function ownSpeech(text: ReadText): ReadText {
  const own = new Set(ownWords(text));
  const sentences = text.sentences.map((sentence) => ({ ...sentence, words: sentence.words.filter((word) => own.has(word)) }));
  return { ...text, words: [...own], sentences };
}
