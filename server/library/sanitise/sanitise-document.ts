import { Parser } from 'htmlparser2';
import { cleanAttributes, isVoid, judgeElement } from './safe-markup.ts';
import { sanitiseCss } from './sanitise-css.ts';

export interface SanitisedDocument {
  text: string;
  /** Scripts, handlers, loads from elsewhere: what a reader is better off without. */
  removed: number;
  /** Whether `text` has to replace the original: something was removed, or parsers could read the original in two ways. */
  isChanged: boolean;
}

// A tag in which every parser, of XML or HTML, sees the same.
const STRICT_TAG = /^<[A-Za-z][\w.-]*(?::[A-Za-z_][\w.-]*)?(?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>$/;
const CONTROLS = /[\x00-\x08\x0B\x0C\x0E-\x1F]/g;
const STRICT_DOCTYPE =
  /^!DOCTYPE\s+[\w:]+(?:\s+PUBLIC\s+(?:"[^"<>]*"|'[^'<>]*')\s+(?:"[^"<>]*"|'[^'<>]*')|\s+SYSTEM\s+(?:"[^"<>]*"|'[^'<>]*'))?\s*$/i;
/** Beyond the number of open elements that any book has, parsers and browsers become slow. */
const MAX_DEPTH = 400;

/**
 * An XHTML or SVG document of a book without scripts, handlers and anything that is loaded from elsewhere. Written anew
 * from its tokens; the original may stay only when no parser could read it in another way.
 */
export function sanitiseDocument(given: string): SanitisedDocument {
  // Neither language allows them, and in other encodings they begin other alphabets.
  const source = given.replace(CONTROLS, '');
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  let removed = 0;
  let isStrict = source.length === given.length;
  /** Names of open elements; null for one that is not written. */
  const open: (string | null)[] = [];
  let dropDepth = 0;
  let style: string | null = null;

  const writeText = (text: string) => {
    if (dropDepth > 0) return;
    if (style !== null) style += text;
    else
      out.push(
        text
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replace(/&(?![A-Za-z][\w]*;|#\d+;|#x[0-9a-fA-F]+;)/g, '&amp;'),
      );
  };
  const closeStyle = () => {
    if (style === null) return;
    const { css, removed: count } = sanitiseCss(style.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
    removed += count;
    // No `<` belongs in a style, and one would end or begin markup in one of the two languages.
    out.push(css.replaceAll('<', '').replace(/&(?!amp;)/g, '&amp;'));
    style = null;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!STRICT_TAG.test(source.slice(parser.startIndex, parser.endIndex + 1))) isStrict = false;
        const verdict = dropDepth > 0 || style !== null || open.length >= MAX_DEPTH ? 'drop' : judgeElement(name, attributes);
        if (verdict !== 'keep') {
          if (dropDepth === 0) removed++;
          if (verdict === 'drop') dropDepth++;
          open.push(null);
          if (verdict === 'unwrap') return;
          return;
        }
        const clean = cleanAttributes(name, attributes);
        removed += clean.removed;
        const written = Object.entries(clean.kept).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
        out.push(`<${name}${written.join('')}${isVoid(name) ? '/>' : '>'}`);
        open.push(name);
        if (/(?:^|:)style$/i.test(name)) style = '';
      },
      onclosetag(name) {
        const end = source.slice(parser.startIndex, parser.endIndex + 1);
        if (!end.endsWith('/>') && /^<\/([^<>\s]+)\s*>$/.exec(end)?.[1] !== name) isStrict = false;
        const written = open.pop();
        if (written === undefined) return;
        if (written === null) {
          if (dropDepth > 0) dropDepth--;
          return;
        }
        closeStyle();
        if (!isVoid(name)) out.push(`</${written}>`);
      },
      ontext(text) {
        if (text.includes('<')) isStrict = false;
        writeText(text);
      },
      oncomment() {
        isStrict = false;
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
  parser.write(source);
  parser.end();
  return { text: out.join(''), removed, isChanged: removed > 0 || !isStrict };
}

/** A value as it stood, in double quotes. */
function escapeValue(raw: string): string {
  return raw
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replace(/&(?![A-Za-z][\w]*;|#\d+;|#x[0-9a-fA-F]+;)/g, '&amp;');
}
