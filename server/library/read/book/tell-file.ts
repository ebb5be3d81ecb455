import { isRelative, readAddress } from '../../sanitise/safe-address.ts';
import { sniffContent } from '../media/sniff-content.ts';
import { decodeText } from './decode-text.ts';

/** `document`: XHTML, HTML or SVG; `data`: XML that no reader shows, such as the package; `script`: it goes; `other`: what nobody parses as any of these. */
export type BookFileKind = 'media' | 'document' | 'data' | 'style' | 'script' | 'other';

/** What the book says of a file: reasons to be careful, never reasons to trust it. */
export interface Told {
  /** In the manifest; empty when it is not there, several in a row when it is there more than once. */
  mediaType: string;
  isInSpine: boolean;
}

const SCRIPT_FILE = /\.(?:m?js|swf|jar|class|wasm|hta|exe|vbs)$/i;
const SCRIPT_TYPE = /(?:java|ecma|live|j|vb)script|x-shockwave-flash|java-/i;
/** Documents in a wrapping, into which we do not look. */
const WRAPPED_NAME = /\.(?:mht(?:ml)?|webarchive|svgz)$/i;
const WRAPPED_TYPE = /multipart\/|message\/|mimearchive|webarchive/;
const DOCUMENT_NAME = /\.(?:[a-z]*html?|xht|svg|oeb)$/i;
const DOCUMENT_TYPE = /html|svg|oeb1|dtbook/;
/** What no reader parses as a document. Of any other name or type, some reader may. */
const PLAIN_NAME =
  /\.(?:jpe?g|jpe|png|gif|webp|avif|bmp|tiff?|ico|jp2|jxl|mp3|m4[abv]|mp4|aac|og[agv]|opus|webm|flac|wav|midi?|ttf|otf|ttc|woff2?|css|js|txt|pdf|json|csv|vtt|srt)$/i;
const PLAIN_TYPE =
  /^(?:(?:image|audio|video|font)\/[\w.-]+|text\/(?:css|plain|csv|vtt|javascript)|application\/(?:octet-stream|pdf|json|ogg|mp4|(?:x-)?javascript|[\w.-]*(?:font|opentype|truetype)[\w.-]*))?$/;
const MEDIA_TYPE = /^(?:(?:image|audio|video|font)\/\S+|text\/css)$/;

/** Vocabularies that reading systems read and nobody sees. */
const DATA_ROOT =
  /^(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE[^>[]*>)*<(?:[\w.-]+:)?(?:container|package|ncx|smil|encryption|signatures|metadata|manifest|page-map|resources|display_options|lexicon|rdf)[\s/>]/i;
const MAX_PROLOG = 64 * 1024;

/** What a parser of HTML would run, and none of these vocabularies has. */
const ACTIVE_IN_DATA = /<(?:script|style|i?frame|frameset|portal|applet|form|svg|math|template|base)[\s/>]|[\s"'/]on[a-z]+\s*=|http-equiv/i;
/** What it would load. Only the beginning, so that no value hides another. */
const ADDRESS_IN_DATA = /[\s"'/](href|rel|src|srcset|poster|background|data)\s*=\s*["']?\s*/gi;
const MAX_ADDRESS_IN_DATA = 500;

/** Typefaces and pictures that are not among the media of a library. */
const OTHER_MEDIA =
  /^(?:\0\x01\0\0|OTTO|true\0|ttcf|wOFF|wOF2|BM|II\*\0|MM\0\*|\0\0\x01\0|\0\0\0\x0CjP  |\0\0\0\x0CJXL |\xFF\x0A|RIFF|MThd)/;
/** Of `sniffContent`'s answers those that are no media. */
const NO_MEDIA = new Set(['zip', 'pdf', 'svg', 'zeros', 'unknown']);

/** What a parser of HTML, to which anything is markup, would run or load. */
const ACTIVE_MARKUP =
  /<(?:script|style|link|meta|base|i?frame|frameset|object|embed|applet|form|svg|math|template|body)[\s/>]|[\s"'/:](?:on[a-z]+|style|src|srcset|href|background|poster|action|formaction|data|ping)\s*=/i;

/**
 * What a file of a book is, by its bytes. A picture, recording or typeface is one whatever it is called, unless readers may
 * parse it as a document and would find something in it that runs: then it is that document.
 */
export function tellFile(name: string, bytes: Uint8Array, { mediaType, isInSpine }: Told): BookFileKind {
  const isToldDocument = DOCUMENT_TYPE.test(mediaType) || DOCUMENT_NAME.test(name) || (isInSpine && !MEDIA_TYPE.test(mediaType));
  const isPlain = PLAIN_NAME.test(name) && mediaType.split(' ').every((type) => PLAIN_TYPE.test(type));
  const isActive = (isToldDocument || !isPlain) && holdsActiveMarkup(bytes);
  if (isMedia(bytes) && !isActive) return 'media';
  if (WRAPPED_NAME.test(name) || WRAPPED_TYPE.test(mediaType)) return 'script';
  const isToldStyle = !isToldDocument && (mediaType.includes('css') || /\.css$/i.test(name));
  if (beginsWithMarkup(bytes) && !(isToldStyle && isOldStyle(bytes))) return !isToldDocument && isData(bytes) ? 'data' : 'document';
  if (isToldDocument) return 'document';
  if (isToldStyle && !isActive) return 'style';
  if (SCRIPT_FILE.test(name) || SCRIPT_TYPE.test(mediaType)) return 'script';
  return isActive ? 'document' : 'other';
}

function holdsActiveMarkup(bytes: Uint8Array): boolean {
  return ACTIVE_MARKUP.test(lettersOf(bytes));
}

/** Without the zeros of UTF-16. */
function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
}

function isData(bytes: Uint8Array): boolean {
  const prolog = decodeText(bytes.subarray(0, MAX_PROLOG)).replace(/^\uFEFF/, '');
  if (!DATA_ROOT.test(prolog)) return false;
  const letters = lettersOf(bytes);
  if (ACTIVE_IN_DATA.test(letters)) return false;
  for (const { 0: before, 1: name = '', index } of letters.matchAll(ADDRESS_IN_DATA)) {
    const valueAt = index + before.length;
    const [value = ''] = letters.slice(valueAt, valueAt + MAX_ADDRESS_IN_DATA).split(/["'<>]/, 1);
    if (value.length === MAX_ADDRESS_IN_DATA || !isHarmlessInData(name.toLowerCase(), value)) return false;
  }
  return true;
}

function isHarmlessInData(name: string, value: string): boolean {
  if (name === 'rel') return !/&|stylesheet|icon|next|pre/i.test(value);
  // A reference may stand for a colon or a slash.
  if (/^[^/?#]*&/.test(value)) return false;
  const address = readAddress(value);
  return isRelative(address) || (name === 'href' && /^(?:https?|mailto):/i.test(address));
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
