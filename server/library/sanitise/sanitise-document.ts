import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { UnreadableFile } from '../unreadable-file.ts';
import { MAX_MARKUP_DEPTH } from './markup-depth.ts';
import { DOCUMENT_RULES, type Attributes, type Loss, type MarkupRules } from './safe-markup.ts';
import { sanitiseCss } from './sanitise-css.ts';

export interface SanitisedDocument {
  text: string;
  /** Scripts, handlers, loads from elsewhere. */
  threats: number;
  /** What a reader might have seen and is no threat: frames, forms, embedded objects. */
  parts: number;
  /** Whether `text` has to replace the original: something was removed, or parsers could read the original in two ways. */
  isChanged: boolean;
  /** Addresses within the book that it leads to or loads. */
  links: ReadonlySet<string>;
}

// A tag in which every parser, of XML or HTML, sees the same.
const STRICT_TAG = /^<[A-Za-z][\w.-]*(?::[A-Za-z_][\w.-]*)?(?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>$/;
/** Beyond it an expression would need too much memory; tags with pictures in them are as long. */
const MAX_STRICT_TAG = 1024 * 1024;
const LOOSE_REFERENCE = /&(?![A-Za-z][\w]*;|#\d+;|#x[0-9a-fA-F]+;)/g;
const CONTROLS = /[\x00-\x08\x0B\x0C\x0E-\x1F]/g;
const STRICT_COMMENT = /^(?!-?>)[^-]*(?:-[^-]+)*$/;
const STRICT_DOCTYPE =
  /^!DOCTYPE\s+[\w:]+(?:\s+PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*')\s+(?:"[^"<>]*"|'[^'<>]*')|\s+SYSTEM\s+(?:"[^"<>]*"|'[^'<>]*'))?\s*$/i;

/** Elements that have no content are closed at once, so that a text with many of them is not one deep nest. */
class MarkupParser extends Parser {
  isVoid: (name: string) => boolean = () => false;
  protected override isVoidElement(name: string): boolean {
    return this.isVoid(name);
  }
}

/**
 * A document of a book without scripts, handlers and anything that is loaded from elsewhere. Written anew from its tokens;
 * the original may stay only when no parser could read it in another way.
 * @throws {UnreadableFile} when elements are nested so deep that they are there to do harm
 */
export function sanitiseDocument(given: string, rules: MarkupRules = DOCUMENT_RULES): SanitisedDocument {
  // Neither language allows them, and in other encodings they begin other alphabets.
  const source = given.replace(CONTROLS, '');
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  const count: Record<Loss, number> = { threat: 0, part: 0, nothing: 0 };
  const links = new Set<string>();
  let isStrict = source.length === given.length;
  /** Names of open elements; null for one that is not written. */
  const open: (string | null)[] = [];
  let dropDepth = 0;
  /** Of the tag that is being read, each as often as it stands there. */
  let attributeCount = 0;
  let style: string | null = null;

  const writeText = (text: string) => {
    if (dropDepth > 0) return;
    if (style !== null) style += text;
    else out.push(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(LOOSE_REFERENCE, '&amp;'));
  };
  const closeStyle = () => {
    if (style === null) return;
    const safe = sanitiseCss(decodeHTML(style));
    count.threat += safe.removed;
    for (const link of safe.links) links.add(link);
    if (style.includes('&')) isStrict = false;
    out.push(escapeStyle(safe.css));
    style = null;
  };
  const writeOpenTag = (name: string, attributes: Attributes) => {
    const clean = rules.cleanAttributes(name, attributes);
    for (const loss of clean.lost) count[loss]++;
    for (const link of clean.links) links.add(link);
    const first = firstSpellings(clean.kept);
    if (first.length < Object.keys(attributes).length) isStrict = false;
    const written = first.map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
    out.push(`<${name}${written.join('')}${rules.isVoid(name) ? '/>' : '>'}`);
  };

  // After a processing instruction the parser is one sign behind.
  const readTag = () => source.slice(source.indexOf('<', parser.startIndex), parser.endIndex + 1);

  const parser = new MarkupParser(
    {
      onattribute() {
        attributeCount++;
      },
      onopentag(name, raw) {
        if (attributeCount > Object.keys(raw).length) isStrict = false;
        attributeCount = 0;
        if (open.length >= MAX_MARKUP_DEPTH)
          throw new UnreadableFile(`The text is nested deeper than ${MAX_MARKUP_DEPTH} levels.`, 'Export it again.');
        const tag = readTag();
        const attributes = tag.includes('&') ? closeReferences(raw) : raw;
        if (attributes !== raw || tag.length > MAX_STRICT_TAG || !STRICT_TAG.test(tag)) isStrict = false;
        if (dropDepth > 0 || style !== null) {
          isStrict = false;
          dropDepth++;
          open.push(null);
          return;
        }
        const verdict = rules.judgeElement(name, attributes);
        open.push(verdict.fate === 'keep' ? name : null);
        if (verdict.fate === 'keep') {
          writeOpenTag(name, attributes);
          if (rules.isStyle(name)) style = '';
          return;
        }
        count[verdict.loss]++;
        if (verdict.fate === 'drop') dropDepth++;
      },
      onclosetag(name) {
        const end = readTag();
        if (!end.endsWith('/>') && /^<\/([^<>\s]+)\s*>$/.exec(end)?.[1] !== name) isStrict = false;
        const written = open.pop();
        if (written === undefined) return;
        if (written === null) {
          if (dropDepth > 0) dropDepth--;
          return;
        }
        closeStyle();
        if (!rules.isVoid(name)) out.push(`</${written}>`);
      },
      ontext(text) {
        if (text.includes('<')) isStrict = false;
        writeText(text);
      },
      oncomment(text) {
        if (!rules.isXmlOnly || !STRICT_COMMENT.test(text)) isStrict = false;
      },
      oncdatastart() {
        isStrict = false;
      },
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() === '!doctype' && STRICT_DOCTYPE.test(data)) out.push(`<${data}>\n`);
        else if (!/^\?xml\s[^<]*$/.test(data) || parser.startIndex > 3) isStrict = false;
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.isVoid = rules.isVoid;
  parser.write(source);
  parser.end();
  const { threat, part, nothing } = count;
  return { text: out.join(''), threats: threat, parts: part, isChanged: threat + part + nothing > 0 || !isStrict, links };
}

/** In HTML names that differ only in case are one, and its first value counts. */
function firstSpellings(attributes: Attributes): [string, string][] {
  const first = new Map<string, [string, string]>();
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    if (!first.has(lower)) first.set(lower, [name, value]);
  }
  return [...first.values()];
}

/** The same attributes if every reference in them ends as it should. */
function closeReferences(raw: Attributes): Attributes {
  const isLoose = Object.values(raw).some((value) => value.search(LOOSE_REFERENCE) !== -1);
  return isLoose ? Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, value.replace(LOOSE_REFERENCE, '&amp;')])) : raw;
}

/** A value as it stood, in double quotes. */
function escapeValue(raw: string): string {
  return raw.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replace(LOOSE_REFERENCE, '&amp;');
}

/** Style that is the same in XML, which reads references in it, and in HTML, which does not. */
function escapeStyle(css: string): string {
  return css.replace(/\\?([<&])/g, (_, sign: string) => (sign === '<' ? '\\3c ' : '\\26 '));
}
