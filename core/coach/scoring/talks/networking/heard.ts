import { findPhrases, phrases } from '../reading/phrases.ts';
import { readText, type ReadText, type Sentence, type Word } from '../reading/read-text.ts';
import { isContent, isPast, stemOf } from '../reading/word-forms.ts';

/** Turns of the other that a reply can still follow up. */
const TURNS_HEARD = 2;

const OWN_NAME = phrases(['i|called|is|this am|is? @name'], { name: ({ named }: Word) => named });

/** The words of a turn that say something of its matter, the speaker's own name apart. */
function matterWords(turn: ReadText): Word[] {
  return turn.sentences.flatMap(({ words }) => {
    const names = new Set(findPhrases(words, OWN_NAME).map(({ to }) => words[to - 1]));
    return words.filter((word) => isContent(word.form) && !names.has(word));
  });
}

/** The things that a turn brought in, as they were written: its matter without what is a verb or an adverb by its ending. */
export function thingsIn(turn: string): string[] {
  const things = matterWords(readText(turn)).filter(({ form }) => !isPast(form) && !/(ing|ly)$/.test(form));
  return things.map(({ start, end }) => turn.slice(start, end));
}

/** The stems of what the other brought in within their last turns. */
export const stemsHeard = (previous: readonly string[]): ReadonlySet<string> =>
  new Set(
    previous
      .slice(-TURNS_HEARD)
      .flatMap((turn) => matterWords(readText(turn)).flatMap(({ form }) => [form, ...form.split('-')].map(stemOf))),
  );

/** The words of a sentence that take up what was heard. */
export const wordsTakenUp = ({ words }: Sentence, heard: ReadonlySet<string>): Word[] =>
  words.filter(({ form }) => isContent(form) && [form, ...form.split('-')].some((part) => heard.has(stemOf(part))));
