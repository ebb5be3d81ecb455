import { Parser } from 'htmlparser2';
import { UnreadableFile } from '../unreadable-file.ts';
import { MAX_MARKUP_DEPTH } from '../sanitise/markup-depth.ts';
import { isLinkedMark, isRaisedMark, isSilent, MAX_DESCRIPTION, readAlt } from './silent-markup.ts';

/** A paragraph, heading, list item, cell … as it is said aloud. */
export interface SpokenBlock {
  text: string;
  /** 1 to 6 of a heading, null of anything else. */
  level: number | null;
  /** Ids of elements that begin here, of those that were asked for. */
  anchors: readonly string[];
}

const BLOCKS = new Set([
  ...['p', 'div', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'address', 'hr', 'details', 'summary', 'legend', 'fieldset'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'figure', 'figcaption'],
  ...['html', 'body', 'section', 'article', 'aside', 'header', 'footer', 'main', 'hgroup', 'center', 'form'],
]);
const HEADING = /^h([1-6])$/;
/** Marks of notes are short. */
const MAX_MARK = 12;
/** A text without any markup is spoken in pieces of this size, so that no step takes long. */
const MAX_BLOCK = 50_000;
/** Stands for `<br>` until the block is complete: a line separator is white space to everything else. */
const BREAK = '\u2028';

/**
 * Reads HTML or XHTML, a piece at a time, as the blocks that a listener hears in their order. Tolerant as browsers are:
 * books are rarely well-formed.
 * @param wanted ids whose places the caller needs
 * @param figureWord what is said before the description of a picture
 * @throws {UnreadableFile} from `write`, when elements are nested so deep that they are there to do harm
 */
export function createBlockReader(onBlock: (block: SpokenBlock) => void, wanted: ReadonlySet<string> = new Set(), figureWord = 'Figure') {
  let pieces: string[] = [];
  let length = 0;
  let isEmpty = true;
  let lastFigure = '';
  let anchors: string[] = [];
  let figures: string[] = [];
  let level: number | null = null;
  let depth = 0;
  /** Depth at which a silent element was opened; 0 outside of one. */
  let silentSince = 0;
  let isPre = false;
  /** The mark of a note is recognised when its link or raised text ends: where that begins, and whether it is raised. */
  let link: { from: number; depth: number; isRaised: boolean } | null = null;
  let raised: { from: number; depth: number } | null = null;

  const flush = () => {
    const text = tidy(pieces.join(''), level !== null);
    pieces = [];
    length = 0;
    isEmpty = true;
    link = null;
    raised = null;
    // A caption often repeats what the picture is described by.
    if (/[\p{L}\p{N}]/u.test(text) && text !== lastFigure) {
      onBlock({ text, level, anchors });
      anchors = [];
      lastFigure = '';
    }
    for (const figure of figures.splice(0)) {
      onBlock({ text: `${figureWord}: ${figure}`, level: null, anchors });
      anchors = [];
      lastFigure = figure;
    }
  };

  const add = (text: string) => {
    pieces.push(text);
    length += text.length;
    isEmpty &&= isBlank(text);
    if (length > MAX_BLOCK) cutLongBlock();
  };

  /** Says the part up to the last end of a sentence, or of a word, and keeps the rest. */
  const cutLongBlock = () => {
    const text = pieces.join('');
    const end = Math.max(text.lastIndexOf('. '), text.lastIndexOf('。'), text.lastIndexOf('\n'));
    const cut = end > 0 ? end + 1 : Math.max(text.lastIndexOf(' '), 0) || text.length;
    pieces = [text.slice(0, cut)];
    flush();
    pieces = [text.slice(cut)];
    length = text.length - cut;
  };

  const showPicture = (attributes: Record<string, string>) => {
    const alt = readAlt(attributes);
    if (alt === null) return;
    // A heading made of a picture, and a painted initial letter, are part of the text.
    if (level !== null ? isEmpty : alt.length === 1) add(alt);
    else if (level === null) figures.push(alt);
  };

  const breakLine = () => {
    // Two in a row are how old books part paragraphs.
    if (level === null && (isPre || lastWord(pieces) === BREAK)) flush();
    else add(BREAK);
  };

  const endLink = ({ from, isRaised }: NonNullable<typeof link>) => {
    const inner = pieces.slice(from).join('');
    if (inner.length <= MAX_MARK && isLinkedMark(inner, isRaised)) pieces.length = from;
  };

  const endRaised = (from: number) => {
    const inner = pieces.slice(from).join('');
    if (inner.length > MAX_MARK) return;
    if (isRaisedMark(inner, lastWord(pieces.slice(Math.max(0, from - 8), from)))) pieces.length = from;
    // 10² is not 102.
    else if (/^\d+$/.test(inner.trim()))
      pieces.splice(
        from,
        pieces.length,
        inner.trim().replace(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? digit),
      );
  };

  const parser = new Parser(
    {
      onopentag: (prefixed, attributes) => {
        depth += 1;
        if (depth > MAX_MARKUP_DEPTH)
          throw new UnreadableFile(`The text is nested deeper than ${MAX_MARKUP_DEPTH} levels.`, 'Export it again.');
        const name = localName(prefixed);
        const heading = HEADING.exec(name);
        const isSpoken = silentSince === 0 && !isSilent(name, attributes);
        if (isSpoken && (heading || (BLOCKS.has(name) && level === null))) flush();
        for (const id of [attributes['id'], name === 'a' ? attributes['name'] : undefined])
          if (id !== undefined && wanted.has(id)) anchors.push(id);
        if (!isSpoken) {
          silentSince ||= depth;
          return;
        }
        if (heading) level = Number(heading[1]);
        else if (BLOCKS.has(name) && level !== null) add(BREAK);
        else if (name === 'br') breakLine();
        else if (name === 'img' || name === 'image') showPicture(attributes);
        else if (name === 'a' && !link && attributes['href']?.includes('#'))
          link = { from: pieces.length, depth, isRaised: raised !== null };
        else if (name === 'sup') {
          if (link) link.isRaised = true;
          raised ??= { from: pieces.length, depth };
        } else if (name === 'math' && attributes['alttext']) {
          add(attributes['alttext'].slice(0, MAX_DESCRIPTION));
          silentSince = depth;
        }
        if (name === 'pre') isPre = true;
      },
      ontext: (text) => {
        if (silentSince > 0) return;
        if (!isPre) return add(text);
        for (const [i, line] of text.split('\n').entries()) {
          if (i > 0) flush();
          add(line);
        }
      },
      onclosetag: (prefixed) => {
        const name = localName(prefixed);
        if (silentSince > 0) {
          if (silentSince === depth) silentSince = 0;
          depth -= 1;
          return;
        }
        if (link?.depth === depth) {
          endLink(link);
          link = null;
        } else if (raised?.depth === depth) {
          if (!link) endRaised(raised.from);
          raised = null;
        }
        const isHeading = HEADING.test(name);
        if (isHeading || (BLOCKS.has(name) && level === null)) flush();
        else if (BLOCKS.has(name)) add(BREAK);
        if (isHeading) level = null;
        if (name === 'pre') isPre = false;
        depth -= 1;
      },
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  );

  return {
    write: (html: string) => parser.write(html),
    end: () => {
      parser.end();
      flush();
    },
  };
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isBlank = (text: string): boolean => /^\s*$/.test(text);

/** The last piece that is more than spaces; a line break counts. */
function lastWord(pieces: readonly string[]): string {
  return pieces.findLast((piece) => piece === BREAK || !isBlank(piece)) ?? '';
}

/** White space and invisible characters as a voice needs them; addresses down to their host. */
function tidy(text: string, isHeading: boolean): string {
  return (
    text
      // Soft hyphens and other marks of the typesetter would tear words apart.
      .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
      .replace(/[^\S\u2028]+/g, ' ')
      .trim()
      // The lines of a heading are said one after the other: "Chapter 1. The beginning".
      .replace(/ ?\u2028[ \u2028]*/g, (_, at: number, whole: string) =>
        isHeading && /[\p{L}\p{N}]/u.test(whole.charAt(at - 1)) ? '. ' : ' ',
      )
      .replace(/\bhttps?:\/\/\S+/g, sayAddress)
  );
}

function sayAddress(address: string): string {
  const end = /[.,;:!?)\]}'"”’»]*$/.exec(address.slice(-8))?.[0] ?? '';
  const host = /^https?:\/\/(?:www\.)?([^/?#:\s]+)/.exec(address.slice(0, 300))?.[1];
  return host === undefined ? address : `${host.slice(0, end !== '' && host.endsWith(end) ? -end.length : undefined)}${end}`;
}
