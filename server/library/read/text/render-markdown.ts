import { decodeHTML } from 'entities';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { formatMediaLink, MEDIA_LINK_SCHEME } from '#core/library/source/media-link.ts';
import { BoundedLexer, refuseTangledHtml } from './bounded-lexer.ts';

export interface RenderedText {
  /** Sanitised; null when nothing is left. */
  html: string | null;
  /** Plain text, for counting words. */
  text: string;
  /** The leading `# Title`, which is taken out of the HTML: the page has its own. */
  heading: string | null;
  /** First paragraph in plain text, cut between sentences. */
  summary: string;
  /** Paths in the library of the files that the HTML shows or links to. */
  usedFiles: string[];
  /** Addresses of pictures that were left out. */
  missingImages: string[];
}

export interface RenderOptions {
  /** Path in the library of a picture that the text shows, or null when there is none to show. */
  findImage: (href: string) => string | null;
  /** Path in the library of a file that the text links to, or null. */
  findDownload: (href: string) => string | null;
}

const marked = new Marked({ gfm: true });

const ALLOWED_TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br', 'dl', 'dt', 'dd'],
  ...[
    'em',
    'strong',
    'b',
    'i',
    'u',
    's',
    'del',
    'sub',
    'sup',
    'kbd',
    'mark',
    'abbr',
    'cite',
    'q',
    'small',
    'a',
    'img',
    'figure',
    'figcaption',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary'],
];

/**
 * Renders an operator's Markdown to HTML that is safe to put into a page. Files of the library are in it as media links:
 * `finishHtml` makes addresses of them once they have ids.
 * @throws {UnreadableFile} for a text that is made to keep its reader busy
 */
export function renderMarkdown(body: string, options: RenderOptions): RenderedText {
  const tokens = new BoundedLexer(marked.defaults).lex(body);
  const first = tokens.findIndex((token) => token.type !== 'space');
  const lead = tokens[first];
  let heading: string | null = null;
  if (lead?.type === 'heading' && (lead as Tokens.Heading).depth === 1) {
    heading = toPlainText(marked.Parser.parseInline((lead as Tokens.Heading).tokens));
    tokens.splice(first, 1);
  }
  shiftHeadings(tokens);
  const usedFiles = new Set<string>();
  const missingImages: string[] = [];
  const link = (path: string): string => {
    usedFiles.add(path);
    return formatMediaLink(path);
  };
  const raw = marked.parser(tokens);
  refuseTangledHtml(raw);
  const html = sanitizeHtml(raw, makePolicy(options, link, missingImages)).trim();
  return {
    html: html === '' ? null : html,
    text: toPlainText(html),
    heading,
    summary: summarize(tokens),
    usedFiles: [...usedFiles],
    missingImages,
  };
}

/** Sanitises the HTML that metadata files of other programs hold, down to plain text. */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|div|li|h\d|td|th|tr|blockquote|pre|dt|dd|summary|figcaption)|br\b[^<>]*)>/gi, '$& ');
  return decodeHTML(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The longest run of whole sentences within `limit` characters; a longer first sentence is cut between words. */
export function cutText(text: string, limit = 280): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (end > limit / 3) return cut.slice(0, end + 1);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`;
}

/** The page's own title is the only `h1`: the text's highest heading becomes `h2`, and no level is skipped on the way in. */
function shiftHeadings(tokens: Token[]): void {
  let highest = 6;
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') highest = Math.min(highest, (token as Tokens.Heading).depth);
  });
  const shift = 2 - highest;
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') (token as Tokens.Heading).depth = Math.min(6, (token as Tokens.Heading).depth + shift);
  });
}

function summarize(tokens: readonly Token[]): string {
  const paragraph = tokens.find((token) => token.type === 'paragraph');
  return paragraph ? cutText(toPlainText(marked.parser([paragraph]))) : '';
}

type LinkFile = (path: string) => string;

function makePolicy(options: RenderOptions, link: LinkFile, missingImages: string[]): sanitizeHtml.IOptions {
  return {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target', 'download'],
      img: ['src', 'alt', 'title', 'loading'],
      ol: ['start'],
      th: ['align', 'scope'],
      td: ['align'],
      abbr: ['title'],
    },
    allowedClasses: { code: ['language-*'] },
    allowedSchemes: ['http', 'https', 'mailto', MEDIA_LINK_SCHEME],
    allowedSchemesByTag: { img: [MEDIA_LINK_SCHEME] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (_, attributes) => ({ tagName: 'a', attribs: makeLink(attributes, options, link) }),
      img: (_, attributes) => {
        const path = options.findImage(attributes['src'] ?? '');
        if (path === null) missingImages.push((attributes['src'] ?? '').slice(0, 200));
        // Kept as an element without src, it is removed below: a transform cannot drop a tag.
        const attribs: Record<string, string> = path === null ? {} : { src: link(path), alt: attributes['alt'] ?? '', loading: 'lazy' };
        return { tagName: 'img', attribs };
      },
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs['src'] === undefined,
    nestingLimit: 40,
  };
}

function makeLink(attributes: Record<string, string>, options: RenderOptions, link: LinkFile): Record<string, string> {
  const href = (attributes['href'] ?? '').trim();
  const title: Record<string, string> = attributes['title'] ? { title: attributes['title'] } : {};
  if (/^https?:\/\//i.test(href)) return { href, ...title, rel: 'noopener noreferrer nofollow', target: '_blank' };
  if (/^mailto:/i.test(href)) return { href, ...title };
  const path = options.findDownload(href);
  return path === null ? {} : { href: link(path), ...title, download: path.slice(path.lastIndexOf('/') + 1) };
}
