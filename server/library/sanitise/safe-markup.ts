import { decodeHTML } from 'entities';
import { sanitiseCss } from './sanitise-css.ts';

/** Elements that run, embed or send something; they go with all that is in them. */
const DROPPED = new Set([
  ...['script', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'param', 'base', 'template', 'portal', 'fencedframe'],
  ...['handler', 'listener', 'foreignobject', 'annotation-xml', 'discard', 'xmp', 'noembed', 'noframes', 'plaintext'],
]);
/** Markup for readers that run no scripts: what is in it stays. */
const UNWRAPPED = new Set(['noscript', 'form']);
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Attributes whose value is an address that is loaded or followed. */
const ADDRESS = new Set([
  ...['href', 'xlink:href', 'src', 'poster', 'data', 'background', 'action', 'formaction', 'longdesc', 'cite', 'profile', 'manifest'],
  ...['codebase', 'classid', 'archive', 'usemap', 'lowsrc', 'dynsrc', 'icon', 'altimg', 'definitionurl'],
]);
/** Attributes that only active content needs. */
const UNWANTED = new Set([
  'srcdoc',
  'ping',
  'xml:base',
  'formaction',
  'action',
  'sandbox',
  'allow',
  'nonce',
  'integrity',
  'http-equiv',
  'attributionsrc',
]);
const FOLLOWED = new Set(['a', 'area']);
const PICTURES = new Set(['img', 'image', 'input', 'source', 'feimage']);
/** An animation may set any attribute, an address or a handler among them. */
const ANIMATIONS = new Set(['animate', 'set', 'animatetransform', 'animatemotion', 'animatecolor']);
const NAME = /^[a-z][\w.-]*(?::[a-z_][\w.-]*)?$/i;

export type Verdict = 'keep' | 'drop' | 'unwrap';

/** What becomes of an element. `name` as it stands in the document, with or without a prefix. */
export function judgeElement(name: string, attributes: Readonly<Record<string, string>>): Verdict {
  // What is no name to us may be one, or half of one, to another parser.
  if (!NAME.test(name)) return 'unwrap';
  const local = localName(name);
  if (DROPPED.has(local)) return 'drop';
  if (UNWRAPPED.has(local)) return 'unwrap';
  if (local === 'meta' && hasAttribute(attributes, 'http-equiv', (value) => !/^content-(?:type|language|style-type)$/i.test(value.trim())))
    return 'drop';
  // Whatever it was, what is served is UTF-8: another name for it would turn harmless letters into markup.
  const isForeign = (value: string) => !/^\s*utf-?8\s*$/i.test(value);
  if (local === 'meta' && hasAttribute(attributes, 'charset', isForeign)) return 'drop';
  if (local === 'meta' && hasAttribute(attributes, 'content', (value) => isForeign(/charset\s*=([^;]*)/i.exec(value)?.[1] ?? 'utf-8')))
    return 'drop';
  if (
    local === 'link' &&
    !hasAttribute(attributes, 'rel', (value) => /^(?:stylesheet|alternate stylesheet|index|toc|prev|next|start|up)$/i.test(value.trim()))
  )
    return 'drop';
  if (ANIMATIONS.has(local) && hasAttribute(attributes, 'attributename', (value) => /^(?:on|.*href|.*src|style)/i.test(value.trim())))
    return 'drop';
  return 'keep';
}

/** The attributes that may stay, with the values that may stay. Values are raw: references such as `&amp;` are as they were. */
export function cleanAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): { kept: Record<string, string>; removed: number } {
  const kept: Record<string, string> = {};
  let removed = 0;
  const local = localName(element);
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    const clean = cleanAttribute(local, lower, value);
    if (clean === null) {
      // `content-type` is no active content, and a parser that reads XML does not look at it.
      removed += lower === 'http-equiv' ? 0 : 1;
      continue;
    }
    if (clean !== value) removed++;
    kept[name] = clean;
  }
  return { kept, removed };
}

export function isVoid(name: string): boolean {
  return VOID.has(name);
}

function cleanAttribute(element: string, name: string, value: string): string | null {
  if (!NAME.test(name)) return null;
  if (/^(?:[\w.-]+:)?on/.test(name)) return null;
  if (UNWANTED.has(name)) return name === 'http-equiv' && element === 'meta' ? value : null;
  if (name === 'style') return cleanStyle(value);
  if (name === 'srcset' || name === 'imagesrcset') return /(?:^|[\s,])(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(decodeHTML(value)) ? null : value;
  if (ADDRESS.has(name) || name.endsWith(':href'))
    return isSafeAddress(element, FOLLOWED.has(element) && name.endsWith('href'), value) ? value : null;
  if (ANIMATIONS.has(element) && /^(?:values|from|to|by)$/.test(name) && /(?:javascript|data|vbscript)\s*:/i.test(decodeHTML(value)))
    return null;
  // SVG's presentation attributes (`fill`, `filter`, `mask`) are style under other names.
  return /[(\\]|&/.test(value) && loadsAsStyle(decodeHTML(value)) ? null : value;
}

const loadsAsStyle = (value: string): boolean => /\(/.test(value) && /url|\\|image|src/i.test(value) && sanitiseCss(value).removed > 0;

function cleanStyle(value: string): string {
  const plain = decodeHTML(value);
  const { css, removed } = sanitiseCss(plain);
  return removed === 0 ? value : css.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Within the book, or, of a link that a reader follows on purpose, to a page or a mail address. */
function isSafeAddress(element: string, isFollowed: boolean, value: string): boolean {
  // Browsers ignore white space and control characters in front of and inside a scheme.
  const address = decodeHTML(value).replace(/[\p{Cc}\p{Cf}\s]/gu, '');
  // A reference that is not known here may stand for a colon or a slash elsewhere.
  if (/^[^/?#]*&/.test(address)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined) return isFollowed || !/^[\\/]{2}/.test(address);
  if (isFollowed) return ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return PICTURES.has(element) && /^data:image\/(?:png|jpe?g|gif|webp|avif);/i.test(address);
}

function hasAttribute(attributes: Readonly<Record<string, string>>, name: string, test: (value: string) => boolean): boolean {
  return Object.entries(attributes).some(([key, value]) => key.toLowerCase() === name && test(decodeHTML(value)));
}

/** `script` for `svg:script`, whatever the prefix stands for. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
