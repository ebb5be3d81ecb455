import type { NoteColor } from '../note-colors.ts';
import type { ReadingSettings } from './reading-settings.ts';

/** Colours as CSS writes them. */
export interface PageColours {
  readonly isDark: boolean;
  /** Whether the book's own colours give way: on a ground that it does not know they would not be readable. */
  readonly isForced: boolean;
  readonly ground: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly link: string;
  readonly spoken: string;
  /** Behind pictures that were drawn for white paper, and the ink on it. */
  readonly plate: string;
  readonly plateInk: string;
  readonly marks: Readonly<Record<NoteColor, { readonly line: string; readonly wash: string }>>;
}

export interface PageFaces {
  /** The `@font-face` rules. */
  readonly rules: string;
  readonly read: string;
  readonly ui: string;
  readonly display: string;
}

/** Names in the frames' registry of highlights. */
export const SPOKEN_HIGHLIGHT = 'spoken';
export const markHighlight = (color: NoteColor): string => `mark-${color}`;

const TEXT = ':is(p, li, dd, dt, blockquote, figcaption, td, th, div, section, article)';
const PICTURES = ':is(img, svg, video, canvas, object)';

/** The style sheet of a book's page: what the learner set wins, and the book keeps what was not set. */
export function pageStyle(settings: ReadingSettings, colours: PageColours, faces: PageFaces): string {
  return [
    faces.rules,
    letters(settings, faces),
    paragraphs(settings),
    ground(colours),
    colours.isForced ? forcedColours(colours) : '',
    FITTING,
    highlights(colours),
    settings.hasFocus ? focus(colours) : '',
  ].join('\n');
}

function letters({ face, sizePx, letterSpacing, wordSpacing }: ReadingSettings, { read, ui, display }: PageFaces): string {
  const family = { literata: read, instrument: ui, system: 'system-ui, sans-serif', book: null }[face];
  const own = ':not(pre, pre *, code, kbd, samp, math, math *, svg, svg *)';
  return [
    `html { font-size: ${sizePx}px !important; letter-spacing: ${letterSpacing}em; word-spacing: ${wordSpacing}em; -webkit-text-size-adjust: none; text-size-adjust: none; }`,
    'body { font-size: 1rem !important; }',
    // Only what has text of its own size: a heading keeps its step.
    'body :is(p, li, dd, dt) { font-size: max(1em, 0.8rem); }',
    family === null ? '' : `html, body, body *${own} { font-family: ${family} !important; }`,
    family === null ? '' : `body :is(h1, h2, h3), body :is(h1, h2, h3) *${own} { font-family: ${display} !important; }`,
    // Spacing that the book sets for single elements would win over what is inherited.
    letterSpacing > 0 ? 'body * { letter-spacing: inherit !important; }' : '',
    wordSpacing > 0 ? 'body * { word-spacing: inherit !important; }' : '',
  ].join('\n');
}

function paragraphs({ lineSpacing, paragraphSpacing, align, hyphenates }: ReadingSettings): string {
  return [
    `html { line-height: ${lineSpacing}; }`,
    `body, body ${TEXT} { line-height: ${lineSpacing} !important; }`,
    // Weak on purpose: verse and centred lines keep their place.
    `p, li, dd, blockquote { text-align: ${align}; }`,
    `body { -webkit-hyphens: ${hyphenates ? 'auto' : 'manual'}; hyphens: ${hyphenates ? 'auto' : 'manual'}; hanging-punctuation: allow-end last; orphans: 2; widows: 2; }`,
    paragraphSpacing > 0 ? `body p { margin-block: 0 ${paragraphSpacing}em !important; }` : '',
  ].join('\n');
}

function ground({ isDark, ground: paper, ink, link }: PageColours): string {
  return [
    `html { color-scheme: ${isDark ? 'dark' : 'light'}; background: ${paper} !important; --theme-bg-color: ${paper}; color: ${ink}; }`,
    `body { color: ${ink}; }`,
    `a:link, a:visited { color: ${link}; text-underline-offset: 0.15em; }`,
  ].join('\n');
}

function forcedColours({ isDark, ink, link, line, plate, plateInk }: PageColours): string {
  const plated = isDark ? `body ${PICTURES} { background-color: ${plate} !important; color: ${plateInk} !important; }` : '';
  return [
    `body, body *:not(${PICTURES}, svg *) { color: ${ink} !important; background-color: transparent !important; border-color: ${line} !important; text-shadow: none !important; }`,
    `body a:is(:link, :visited), body a:is(:link, :visited) *:not(${PICTURES}, svg *) { color: ${link} !important; }`,
    plated,
  ].join('\n');
}

/** What is wider than the page is scrolled in a box of its own or breaks; nothing is cut off. */
const FITTING = `
body pre { white-space: pre-wrap !important; overflow-wrap: anywhere; }
body :is(p, li, td, th, h1, h2, h3, h4, h5, h6, code) { overflow-wrap: anywhere; }
table[data-wide] { display: block !important; max-width: 100% !important; max-height: 90vh; overflow: auto !important; }
math[display="block"] { display: block math; max-width: 100%; overflow: auto hidden; }
aside[*|type~="footnote"] { display: none; }
`;

function highlights({ marks, spoken, ink }: PageColours): string {
  const rules = Object.entries(marks).map(
    ([color, { line, wash }]) =>
      `::highlight(${markHighlight(color as NoteColor)}) { background-color: ${wash}; color: ${ink}; text-decoration: underline 2px ${line}; }`,
  );
  return [...rules, `::highlight(${SPOKEN_HIGHLIGHT}) { background-color: ${spoken}; color: ${ink}; }`].join('\n');
}

/** All but the paragraph that the frame marks steps back. */
const focus = ({ ink, quiet }: PageColours): string => `
html:root body * { color: ${quiet} !important; }
html:root body [data-reading], html:root body [data-reading] * { color: ${ink} !important; }
`;
