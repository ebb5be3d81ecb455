import { decodeHTMLAttribute } from 'entities';
import { isOwnPicture, isRelative, readAddress, schemeOf } from './safe-address.ts';
import { sanitiseCss } from './sanitise-css.ts';

/** Raw: references such as `&amp;` are as they were, and none is without its semicolon. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * What is lost with an element or attribute: a threat (it runs, or loads from elsewhere), a part of the book that a reader
 * might have seen, or nothing that anybody misses.
 */
export type Loss = 'threat' | 'part' | 'nothing';

/** `unwrap`: what is in it stays. */
export type Verdict = { fate: 'keep' } | { fate: 'drop' | 'unwrap'; loss: Loss };

export interface CleanAttributes {
  kept: Record<string, string>;
  lost: Loss[];
  /** Addresses within the book. */
  links: string[];
}

/** How a kind of markup is made harmless. */
export interface MarkupRules {
  judgeElement: (name: string, attributes: Attributes) => Verdict;
  cleanAttributes: (element: string, attributes: Attributes) => CleanAttributes;
  isVoid: (name: string) => boolean;
  isStyle: (name: string) => boolean;
  /** No parser of HTML is ever asked to read it, so that what is clear in XML is clear. */
  isXmlOnly: boolean;
}

/** A name to every parser: what is none to us may be one, or half of one, to another. */
export const NAME = /^[a-z][\w.-]*(?::[a-z_][\w.-]*)?$/i;

const SCRIPTS = new Set(['script', 'handler', 'listener']);
/** What shows another document in its place; it is a threat if that is none of the book. */
const FRAMES = new Set(['iframe', 'frame', 'frameset', 'embed', 'portal', 'fencedframe']);
/** What parsers of HTML and XML read in different ways, with all that is in it. */
const OPAQUE = new Set(['template', 'annotation-xml', 'xmp', 'noembed', 'noframes', 'plaintext']);
/** What is in them is for readers that cannot show them, or run no scripts. */
const UNWRAPPED = new Set(['noscript', 'object', 'applet', 'form']);
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Attributes whose value is an address that is loaded or followed. */
const ADDRESS = new Set([
  ...['href', 'src', 'poster', 'data', 'background', 'action', 'formaction', 'manifest', 'usemap', 'lowsrc', 'dynsrc'],
  ...['codebase', 'classid', 'archive', 'code', 'icon', 'altimg'],
]);
/** Addresses that are only names. */
const NAMED = new Set(['cite', 'longdesc', 'profile', 'definitionurl']);
/** Attributes that only active content needs. */
const UNWANTED = new Set([
  ...['srcdoc', 'ping', 'xml:base', 'formaction', 'action', 'sandbox', 'allow', 'nonce', 'integrity', 'http-equiv', 'attributionsrc'],
]);
const FOLLOWED = new Set(['a', 'area']);
const PICTURES = new Set(['img', 'image', 'input', 'source', 'feimage']);
/** An animation may set any attribute, an address or a handler among them. */
const ANIMATIONS = new Set(['animate', 'set', 'animatetransform', 'animatemotion', 'animatecolor']);
const ANIMATED_VALUES = ['values', 'from', 'to', 'by'];
const ACTIVE_TARGET = /(?:^|:)(?:on|style)|href|src/i;
/** Relations that load what they name, in one browser or another. */
const LOADED_LINKS = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'shortcut', 'next', 'prev', 'previous']);
/** Relations that tell where something is, for readers to follow. */
const NAMED_LINKS = new Set([
  ...['alternate', 'author', 'bookmark', 'canonical', 'chapter', 'colophon', 'contents', 'copyright', 'describedby', 'first', 'glossary'],
  ...['help', 'index', 'last', 'license', 'pronunciation', 'schema.dc', 'schema.dcterms', 'search', 'section'],
  ...['start', 'subsection', 'toc', 'top', 'up'],
]);

/** XHTML, HTML and SVG as books hold them. */
export const DOCUMENT_RULES: MarkupRules = {
  judgeElement,
  cleanAttributes,
  isVoid: (name) => VOID.has(name.toLowerCase()),
  isStyle: (name) => localName(name) === 'style',
  isXmlOnly: false,
};

/** `name` as it stands in the document, with or without a prefix. */
function judgeElement(name: string, attributes: Attributes): Verdict {
  if (!NAME.test(name)) return { fate: 'unwrap', loss: 'nothing' };
  const local = localName(name);
  if (SCRIPTS.has(local)) return { fate: 'drop', loss: 'threat' };
  if (FRAMES.has(local)) return { fate: 'drop', loss: leadsElsewhere(attributes) ? 'threat' : 'part' };
  if (OPAQUE.has(local)) return { fate: 'drop', loss: 'part' };
  if (UNWRAPPED.has(local)) {
    const loss = local === 'noscript' ? 'nothing' : 'part';
    return { fate: 'unwrap', loss: leadsElsewhere(attributes) ? 'threat' : loss };
  }
  if (local === 'base' || local === 'param' || local === 'discard')
    return { fate: 'drop', loss: leadsElsewhere(attributes) ? 'threat' : 'nothing' };
  if (local === 'meta') return judgeMeta(attributes);
  if (local === 'link' && relationsOf(attributes).some((word) => !LOADED_LINKS.has(word) && !NAMED_LINKS.has(word)))
    return { fate: 'drop', loss: leadsElsewhere(attributes) ? 'threat' : 'nothing' };
  if (ANIMATIONS.has(local) && isHarmfulAnimation(attributes)) return { fate: 'drop', loss: 'threat' };
  return { fate: 'keep' };
}

function judgeMeta(attributes: Attributes): Verdict {
  const directives = valuesOf(attributes, 'http-equiv').map((directive) => directive.trim());
  const unwanted = directives.filter((directive) => !/^content-(?:type|language|style-type)$/i.test(directive));
  if (unwanted.length > 0)
    return { fate: 'drop', loss: unwanted.some((directive) => /^(?:refresh|set-cookie)$/i.test(directive)) ? 'threat' : 'nothing' };
  // Whatever it was, what is served is UTF-8: another name for it would turn harmless letters into markup.
  const named = valuesOf(attributes, 'content').flatMap((content) => /charset\s*=([^;]*)/i.exec(content)?.[1] ?? []);
  const isForeign = [...valuesOf(attributes, 'charset'), ...named].some((charset) => !/^\s*utf-?8\s*$/i.test(charset));
  return isForeign ? { fate: 'drop', loss: 'nothing' } : { fate: 'keep' };
}

/** Whatever it says it animates: a harmless animation has no use for an address, nor for the attributes that hold one. */
function isHarmfulAnimation(attributes: Attributes): boolean {
  const targets = valuesOf(attributes, 'attributename').map(readAddress);
  const values = ANIMATED_VALUES.flatMap((name) => valuesOf(attributes, name)).flatMap((value) => value.split(';'));
  return targets.some((target) => ACTIVE_TARGET.test(target)) || !values.every((value) => isRelative(readAddress(value)));
}

function cleanAttributes(element: string, attributes: Attributes): CleanAttributes {
  const clean: CleanAttributes = { kept: {}, lost: [], links: [] };
  const local = localName(element);
  const isNamed = FOLLOWED.has(local) || (local === 'link' && relationsOf(attributes).every((word) => NAMED_LINKS.has(word)));
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    const loss = lower === 'style' ? null : judgeAttribute(local, lower, value, isNamed);
    if (loss !== null) {
      clean.lost.push(loss);
      continue;
    }
    if (lower === 'style') cleanStyle(clean, name, value);
    else clean.kept[name] = value;
    if (ADDRESS.has(localName(lower))) clean.links.push(decodeHTMLAttribute(value));
    else if (lower.endsWith('srcset')) for (const link of decodeHTMLAttribute(value).split(/[\s,]+/)) clean.links.push(link);
  }
  return clean;
}

function cleanStyle(clean: CleanAttributes, name: string, value: string): void {
  const { css, removed, links } = sanitiseCss(decodeHTMLAttribute(value));
  clean.kept[name] = removed === 0 ? value : css.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  for (const link of links) clean.links.push(link);
  for (let i = 0; i < removed; i++) clean.lost.push('threat');
}

/** Null when it may stay. */
function judgeAttribute(element: string, name: string, value: string, isNamed: boolean): Loss | null {
  if (!NAME.test(name)) return 'nothing';
  if (/^(?:[\w.-]+:)?on/.test(name)) return 'threat';
  if (name === 'http-equiv' && element === 'meta') return null;
  if (UNWANTED.has(name)) return name === 'ping' || name === 'srcdoc' || !isRelativeValue(value) ? 'threat' : 'nothing';
  if (name === 'srcset' || name === 'imagesrcset')
    return /(?:^|[\s,])(?:[a-z][a-z0-9+.-]*:|[\\/])/i.test(decodeHTMLAttribute(value)) ? 'threat' : null;
  if (NAMED.has(name)) return isSafeAddress(element, true, value) ? null : 'threat';
  if (ADDRESS.has(name) || name.endsWith(':href')) {
    const isFollowed = isNamed && name.endsWith('href');
    return isSafeAddress(element, isFollowed, value) ? null : 'threat';
  }
  const plain = decodeHTMLAttribute(value);
  if (element === 'link' && name === 'charset') return 'nothing';
  // SVG's presentation attributes (`fill`, `filter`, `mask`) are style under other names.
  return /\(/.test(plain) && /url|\\|image|src/i.test(plain) && sanitiseCss(plain).removed > 0 ? 'threat' : null;
}

/** Within the book, or, of what a reader follows on purpose, a page or a mail address. */
function isSafeAddress(element: string, isFollowed: boolean, value: string): boolean {
  const address = readAddress(decodeHTMLAttribute(value));
  // A reference that is not known here may stand for a colon or a slash elsewhere.
  if (/^[^/?#]*&/.test(address)) return false;
  const scheme = schemeOf(address);
  if (scheme === null) return isFollowed || isRelative(address);
  if (isFollowed) return ['http', 'https', 'mailto', 'tel'].includes(scheme);
  return PICTURES.has(element) && isOwnPicture(address);
}

/** Whether one of its addresses is none of the book. */
function leadsElsewhere(attributes: Attributes): boolean {
  return Object.entries(attributes).some(([key, value]) => {
    const name = localName(key);
    return name === 'srcdoc' || (ADDRESS.has(name) && !isRelativeValue(value)) || name.startsWith('on');
  });
}

const isRelativeValue = (value: string): boolean => isRelative(readAddress(decodeHTMLAttribute(value)));

function relationsOf(attributes: Attributes): string[] {
  return valuesOf(attributes, 'rel').join(' ').trim().toLowerCase().split(/\s+/);
}

/** Of every spelling of the name: which of them counts is another matter for HTML, XML and those that read both. */
function valuesOf(attributes: Attributes, name: string): string[] {
  return Object.entries(attributes).flatMap(([key, value]) => (localName(key) === name ? decodeHTMLAttribute(value) : []));
}

/** `script` for `svg:script`, whatever the prefix stands for. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
