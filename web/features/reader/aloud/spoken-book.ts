import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { documentOf, placeSentences, runOf, sentenceAt, sentenceBehind, sentenceOnPage } from '#core/reader/aloud/document-sentences.ts';
import type { TextSpan } from '#core/transcript/find-sentences.ts';
import type { BookView, Stretch } from '../engine/book-view.ts';

/** The sentences of a book that is spoken, and where they stand on its pages. */
export interface SpokenBook {
  readonly speech: SpeechText;
  /** Of a sentence that is said and not shown, what stands before it. */
  findStretch(sentence: number): Promise<Stretch | null>;
  /** The sentence to begin with: the one that selected words begin in, or the first that begins on the page or behind it. */
  findSentence(words: Stretch, are: 'selected' | 'shown'): Promise<number | null>;
}

export function openSpokenBook(view: Pick<BookView, 'book' | 'textOf'>, speech: SpeechText): SpokenBook {
  const known = new Map<string, Promise<readonly (TextSpan | null)[]>>();

  function placesIn(href: string): Promise<readonly (TextSpan | null)[]> {
    const places = known.get(href) ?? findPlaces(href);
    known.set(href, places);
    return places;
  }

  async function findPlaces(href: string): Promise<readonly (TextSpan | null)[]> {
    const run = runOf(speech, href);
    const text = run && (await view.textOf(href));
    return text === null ? [] : placeSentences(speech, run!, text);
  }

  return {
    speech,
    async findStretch(sentence) {
      const href = documentOf(speech, sentence);
      const run = href === null ? null : runOf(speech, href);
      if (href === null || run === null) return null;
      const span = (await placesIn(href)).slice(0, sentence - run.first + 1).findLast((place) => place !== null);
      return span ? { href, from: span.start, to: span.end } : null;
    },
    async findSentence({ href, from, to }, are) {
      const places = await placesIn(href);
      const at = are === 'selected' ? sentenceAt(places, from) : sentenceOnPage(places, from, to);
      const first = runOf(speech, href)?.first;
      return at === -1 || first === undefined ? sentenceBehind(speech, view.book.documents, href) : first + at;
    },
  };
}
