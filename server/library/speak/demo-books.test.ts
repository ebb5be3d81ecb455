import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeXML } from 'entities';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { documentOf, placeSentences, runOf } from '#core/reader/aloud/document-sentences.ts';
import { matchUnit } from '#core/reader/aloud/match-unit.ts';
import { foldText } from '#core/fold-text.ts';
import { parseTranscript } from '#core/transcript/parse-transcript.ts';
import { openEpubPackage } from '../read/book/epub-package.ts';
import { speakEpub } from './speak-epub.ts';

const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'em', 'i', 'q', 'small', 'span', 'strong', 'sub', 'sup']);
const BOOKS = globSync('library/ebooks/*/*/*.epub');
const RECORDING = globSync('library/audiobooks/*/Small starts*/*.vtt').toSorted();

const readBook = (path: string) => {
  const bytes = readFileSync(path);
  return { speech: speakEpub(bytes, 'en'), archive: openEpubPackage(bytes).archive };
};

/** The words of a page as the reader has them: what stands in the body, with breaks between blocks. */
function pageText(html: string): string {
  let text = '';
  let isBody = false;
  const parser = new Parser({
    onopentag: (name) => {
      isBody ||= name === 'body';
      if (!INLINE.has(name)) text += ' ';
    },
    ontext: (words) => {
      if (isBody) text += words;
    },
  });
  parser.end(html);
  return text;
}

describe('the books of the demo library, read aloud', () => {
  it.each(BOOKS.map((path) => [basename(path, '.epub'), path]))('%s: all that is written is found on its pages', (_title, path) => {
    const { speech, archive } = readBook(path);
    const pages = (speech.documents ?? []).map(({ href }) => archive.read(href)?.toString() ?? '');
    const spans = (speech.documents ?? []).flatMap(({ href }, i) => {
      const run = runOf(speech, href);
      return run ? placeSentences(speech, run, pageText(pages[i] ?? '')) : [];
    });
    expect(spans).toHaveLength(speech.cues.length);
    // What a picture shows is said, and stands nowhere.
    const shown = pages.flatMap((html) => [...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => decodeXML(alt ?? ''))).join(' ');
    const missing = speech.cues.filter(({ text }, i) => spans[i] === null && !shown.includes(text.replace(/^Figure: /, '')));
    expect(missing).toEqual([]);
  });

  it('are all of them', () => expect(BOOKS.length).toBeGreaterThanOrEqual(8));
});

describe('“Small starts”, read and heard', () => {
  const { speech } = readBook('library/ebooks/Cairn Library/Small starts/Small starts.epub');

  it.each(RECORDING.map((path) => [basename(path, '.vtt'), path]))('%s: every cue finds its sentence', (title, path) => {
    const { cues } = parseTranscript(readFileSync(path, 'utf8'), 'vtt');
    const found = matchUnit({ title, cues }, speech);
    expect([...new Set(found.map((heard) => chapterOf(heard?.sentence ?? -1)))]).toEqual([title.replace(/^\d+ /, '')]);
    const words = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    const exact = cues.flatMap(({ text }, i) =>
      found[i]?.isExact ? [{ said: words(text), written: words(speech.cues[found[i].sentence]?.text ?? '') }] : [],
    );
    expect(exact.filter(({ said, written }) => !said.some((word) => written.includes(word)))).toEqual([]);
    // The narrator tells the last two chapters more briefly than the book.
    expect(exact.length / cues.length).toBeGreaterThanOrEqual(0.6);
  });

  it('has five chapters', () => expect(RECORDING).toHaveLength(5));

  const chapterOf = (sentence: number): string | undefined => {
    const startSec = speech.cues[sentence]?.startSec ?? -1;
    return documentOf(speech, sentence) === null ? undefined : speech.chapters.findLast((chapter) => chapter.startSec <= startSec)?.title;
  };
});
