// Apart from the schemas, so that pages which only need the values do without the code that checks them.

export const READING_THEMES = ['auto', 'day', 'sand', 'lake', 'night'] as const;
export type ReadingTheme = (typeof READING_THEMES)[number];
/** `book`: whatever the book asks for. */
export const READING_FACES = ['literata', 'instrument', 'system', 'book'] as const;
export type ReadingFace = (typeof READING_FACES)[number];
export const READING_FLOWS = ['pages', 'scroll'] as const;
export const READING_ALIGNS = ['start', 'justify'] as const;

export const DEFAULT_READING = {
  theme: 'auto',
  face: 'literata',
  /** CSS pixels. */
  sizePx: 19,
  /** Times the size. */
  lineSpacing: 1.65,
  /** Added between letters and between words, em. WCAG 1.4.12 asks for 0.12 and 0.16. */
  letterSpacing: 0,
  wordSpacing: 0,
  /** Space after a paragraph, em. */
  paragraphSpacing: 0,
  /** Line length, characters. */
  lineLength: 66,
  /** Space at the sides of narrow screens, CSS pixels. */
  marginPx: 24,
  align: 'start',
  flow: 'pages',
  hyphenates: false,
  /** A strip of light that follows the line being read. */
  hasRuler: false,
  /** Only the paragraph being read is in full ink. */
  hasFocus: false,
} as const;
