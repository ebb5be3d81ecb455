import type { TocEntry } from '#core/library/chapter.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { createTextDecoder } from '../read/book/book-texts.ts';
import { openEpubPackage, type EpubPackage, type ManifestEntry } from '../read/book/epub-package.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { createSpeaker, toTitle } from './speak-html.ts';

interface Place {
  title: string;
  /** Id of an element; null for the beginning of the document. */
  fragment: string | null;
}

/**
 * The text of an EPUB as it is spoken, in the order of reading. Chapters are those of its table of contents; a document
 * that is not in it has its first heading, and others of that rank, for chapters.
 * @throws {UnreadableFile} when the book is broken, protected, hostile or has nothing to say
 */
export function speakEpub(bytes: Buffer, language: string): SpeechText {
  const book = openEpubPackage(bytes);
  const places = listPlaces(book);
  const speaker = createSpeaker(language);
  const parts: { title: string | null; sentences: string[]; href: string }[] = [];
  const decode = createTextDecoder();
  for (const entry of listDocuments(book)) {
    const content = book.archive.read(entry.path);
    if (!content) continue;
    const begin = (title: string | null) => parts.push({ title: title && toTitle(title), sentences: [], href: entry.path });
    begin(null);
    const own = places.get(entry.path) ?? [];
    const blocks = speaker.read(decode(entry.path, content), new Set(own.flatMap(({ fragment }) => fragment ?? [])));
    const found = new Set(blocks.flatMap((block) => block.anchors));
    // A place that is not there any more is taken for the beginning, unless the document has a better one.
    const start = own.findLast((place) => place.fragment === null) ?? (found.size === 0 ? own[0] : undefined);
    if (start) begin(start.title);
    // By the number of its place: of several that begin at one element the innermost counts.
    const numbers = new Map(own.map(({ fragment }, i) => [fragment, i]));
    let rank: number | null = null;
    for (const { level, text, anchors, sentences } of blocks) {
      const place = own[anchors.reduce((last, anchor) => Math.max(last, numbers.get(anchor) ?? -1), -1)];
      if (place) begin(place.title);
      else if (own.length === 0 && level !== null && level <= (rank ??= level)) begin(text);
      for (const sentence of sentences) parts.at(-1)?.sentences.push(sentence);
    }
  }
  const speech = speaker.time(parts);
  if (speech.cues.length === 0) throw new UnreadableFile('The book has no text that can be read aloud.', 'Its pages may be pictures.');
  return speech;
}

/** Every text once, in the order of reading; without side texts and the table of contents. */
function listDocuments({ spine }: EpubPackage): Set<ManifestEntry> {
  const isText = ({ mediaType, path }: ManifestEntry) => /x?html/.test(mediaType) || (mediaType === '' && /\.x?html?$/i.test(path));
  return new Set(spine.flatMap(({ entry, isLinear }) => (isLinear && isText(entry) && !entry.properties.has('nav') ? entry : [])));
}

/** The table of contents by document. Of several entries that lead to one place the last counts: the innermost. */
function listPlaces(book: EpubPackage): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const add = (entries: readonly TocEntry[]) => {
    for (const { title, href, children } of entries) {
      const { path, fragment } = book.locate(href);
      const own = places.get(path) ?? [];
      own.push({ title, fragment });
      places.set(path, own);
      add(children ?? []);
    }
  };
  add(book.toc);
  return places;
}
