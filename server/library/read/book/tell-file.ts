import { sniffContent } from '../media/sniff-content.ts';
import { decodeText } from './decode-text.ts';

/** `document`: XHTML, HTML or SVG; `data`: XML that no reader shows, such as the package; `other`: what nobody parses as any of these. */
export type BookFileKind = 'media' | 'document' | 'data' | 'style' | 'script' | 'other';

/** What the book says of a file: reasons to be careful, never reasons to trust it. */
export interface Told {
  /** In the manifest; empty when it is not there, several in a row when it is there more than once. */
  mediaType: string;
  isInSpine: boolean;
}

const SCRIPT_FILE = /\.(?:m?js|swf|jar|class|wasm|hta|exe|vbs)$/i;
const SCRIPT_TYPE = /(?:java|ecma|live|j|vb)script|x-shockwave-flash|java-/i;
const DOCUMENT_NAME = /\.(?:x?html?|xht|svg|oeb)$/i;
const DOCUMENT_TYPE = /html|svg|oeb1|dtbook/;
const MEDIA_TYPE = /^(?:(?:image|audio|video|font)\/\S+|text\/css)$/;

/** Vocabularies that reading systems read and nobody sees. */
const DATA_ROOT =
  /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*>)*<(?:[\w.-]+:)?(?:container|package|ncx|smil|encryption|signatures|metadata|manifest|page-map|resources|display_options|lexicon|rdf)[\s/>]/i;
const MAX_PROLOG = 64 * 1024;

/** Typefaces and pictures that are not among the media of a library. */
const OTHER_MEDIA =
  /^(?:\0\x01\0\0|OTTO|true\0|ttcf|wOFF|wOF2|BM|II\*\0|MM\0\*|\0\0\x01\0|\0\0\0\x0CjP  |\0\0\0\x0CJXL |\xFF\x0A|RIFF|MThd)/;
/** Of `sniffContent`'s answers those that are no media. */
const NO_MEDIA = new Set(['zip', 'pdf', 'svg', 'zeros', 'unknown']);

/** What a parser of HTML, to which anything is markup, would run or load. */
const ACTIVE_MARKUP =
  /<(?:script|style|link|meta|base|i?frame|frameset|object|embed|applet|form|svg|math|template|body)[\s/>]|[\s"'/](?:on[a-z]+|style|src|srcset|href|background|poster|action|formaction|data|ping)\s*=/i;

/**
 * What a file of a book is, by its bytes. A picture, recording or typeface is one whatever it is called, unless readers are
 * told to parse it as a document and would find something in it that runs: then it is that document.
 */
export function tellFile(name: string, bytes: Uint8Array, { mediaType, isInSpine }: Told): BookFileKind {
  const isToldDocument = DOCUMENT_TYPE.test(mediaType) || DOCUMENT_NAME.test(name) || (isInSpine && !MEDIA_TYPE.test(mediaType));
  if (isMedia(bytes) && !(isToldDocument && ACTIVE_MARKUP.test(Buffer.from(bytes).toString('latin1')))) return 'media';
  const isToldStyle = !isToldDocument && (mediaType.includes('css') || /\.css$/i.test(name));
  if (beginsWithMarkup(bytes) && !(isToldStyle && isOldStyle(bytes))) {
    const prolog = decodeText(bytes.subarray(0, MAX_PROLOG)).replace(/^\uFEFF/, '');
    return !isToldDocument && DATA_ROOT.test(prolog) ? 'data' : 'document';
  }
  if (isToldDocument) return 'document';
  if (isToldStyle) return 'style';
  return SCRIPT_FILE.test(name) || SCRIPT_TYPE.test(mediaType) ? 'script' : 'other';
}

function isMedia(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  // The mark of UTF-16 looks like a frame of MP3, and before the mark of MP4 anything may stand.
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0x3c) return false;
  const head = bytes.subarray(0, 1024);
  return OTHER_MEDIA.test(Buffer.from(head).toString('latin1')) || !NO_MEDIA.has(sniffContent(head));
}

/** Whatever its name and type say: a browser may be led to show it as a document. */
function beginsWithMarkup(bytes: Uint8Array): boolean {
  // White space, marks of the byte order, and the zeros of UTF-16.
  const first = bytes.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf && byte !== 0xfe && byte !== 0xff);
  return first === 0x3c;
}

/** Style was once put into a comment of HTML. */
function isOldStyle(bytes: Uint8Array): boolean {
  return /^\s*<!--(?!\s*>)[^<>]*[{@]/.test(Buffer.from(bytes.subarray(0, MAX_PROLOG)).toString('latin1'));
}
