import { describe, expect, it } from 'vitest';
import { NOTE_COLORS } from '../note-colors.ts';
import { markHighlight, pageStyle, SPOKEN_HIGHLIGHT, type PageColours } from './page-style.ts';
import { DEFAULT_READING } from './reading-defaults.ts';
import type { ReadingSettings } from './reading-settings.ts';

const mark = { line: 'LINE', wash: 'WASH' };
const DAY: PageColours = {
  ...{ isDark: false, isForced: false, ground: 'GROUND', ink: 'INK', quiet: 'QUIET', line: 'RULE', link: 'LINK', spoken: 'SPOKEN' },
  ...{ plate: 'PLATE', plateInk: 'PLATE-INK', marks: { yellow: mark, green: mark, blue: mark, pink: mark } },
};
const NIGHT: PageColours = { ...DAY, isDark: true, isForced: true };
const FACES = { rules: '@font-face { font-family: Literata }', read: 'Literata', ui: 'Instrument', display: 'Bricolage' };
const style = (settings: Partial<ReadingSettings> = {}, colours = DAY) => pageStyle({ ...DEFAULT_READING, ...settings }, colours, FACES);

describe('the letters of a page', () => {
  it('have the size and the face that were chosen, and none where the book is to choose', () => {
    expect(style({ sizePx: 24 })).toContain('html { font-size: 24px !important');
    expect(style({ face: 'instrument' })).toContain('font-family: Instrument !important');
    expect(style({ face: 'book' })).not.toContain('font-family: Literata !important');
    expect(style()).toContain(FACES.rules);
  });

  it('reach the spacing that WCAG 1.4.12 asks for, against whatever the book sets', () => {
    const spaced = style({ lineSpacing: 1.5, letterSpacing: 0.12, wordSpacing: 0.16, paragraphSpacing: 2 });
    expect(spaced).toMatch(/letter-spacing: 0\.12em; word-spacing: 0\.16em/);
    expect(spaced).toContain('letter-spacing: inherit !important');
    expect(spaced).toContain('word-spacing: inherit !important');
    expect(spaced).toContain('line-height: 1.5 !important');
    expect(spaced).toContain('margin-block: 0 2em !important');
  });

  it('leave to the book what was not set', () => {
    expect(style()).not.toMatch(/inherit !important|margin-block/);
  });
});

describe('the colours of a page', () => {
  it('are the book’s own by day, on our ground', () => {
    expect(style()).toContain('background: GROUND !important');
    expect(style()).not.toContain('color: INK !important');
  });

  it('give way at night, where pictures lie on a plate', () => {
    expect(style({}, NIGHT)).toMatch(/color-scheme: dark/);
    expect(style({}, NIGHT)).toMatch(/color: INK !important; background-color: transparent !important/);
    expect(style({}, NIGHT)).toContain('background-color: PLATE !important; color: PLATE-INK !important');
  });

  it('mark words in every colour of notes, and those that are spoken', () => {
    for (const name of [...NOTE_COLORS.map(markHighlight), SPOKEN_HIGHLIGHT]) expect(style()).toContain(`::highlight(${name})`);
  });

  it('step back around the paragraph that is read, in focus mode alone', () => {
    expect(style({ hasFocus: true })).toContain('body * { color: QUIET !important; }');
    expect(style()).not.toContain('QUIET');
  });
});
