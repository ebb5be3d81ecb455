import './profile-reading.css';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { ReadingFace, ReadingTheme } from '#core/reader/reading-defaults.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import { SelectField } from '#web/ui/field.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { NotSaved, SavedMark } from './saving.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { withOwn } from './with-own.ts';

const FACES: Readonly<Record<ReadingFace, string>> = {
  literata: 'Literata',
  instrument: 'Instrument',
  system: 'System',
  book: 'Of the book',
};
const THEMES: Readonly<Record<ReadingTheme, string>> = { auto: 'As the app', day: 'Day', sand: 'Sand', lake: 'Lake', night: 'Night' };
const SIZES_PX = [16, 17, 19, 21, 24, 28, 32, 40];
const LINE_SPACINGS = [1.2, 1.4, 1.5, 1.65, 1.8, 2, 2.4];

/** How books open on every device; the reader has the rest beside the page. */
export function ProfileReading({ saved }: { readonly saved: ReadingSettings }): ReactElement {
  const form = useSavedSettings('reading', saved);
  const { settings, change } = form;
  return (
    <section aria-labelledby="reading">
      <SectionHead id="reading" title="Reading" meta="on all your devices" more={<SavedMark status={form.status} />} rule />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label="Typeface"
          name="face"
          value={settings.face}
          onChange={({ target }) => change({ face: target.value as ReadingFace })}
        >
          {optionsOf(FACES)}
        </SelectField>
        <SelectField
          label="Theme"
          name="theme"
          value={settings.theme}
          onChange={({ target }) => change({ theme: target.value as ReadingTheme })}
        >
          {optionsOf(THEMES)}
        </SelectField>
        <SelectField
          label="Letter size"
          name="sizePx"
          value={settings.sizePx}
          onChange={({ target }) => change({ sizePx: Number(target.value) })}
        >
          {numbersOf(withOwn(SIZES_PX, settings.sizePx))}
        </SelectField>
        <SelectField
          label="Line spacing"
          name="lineSpacing"
          value={settings.lineSpacing}
          onChange={({ target }) => change({ lineSpacing: Number(target.value) })}
        >
          {numbersOf(withOwn(LINE_SPACINGS, settings.lineSpacing))}
        </SelectField>
      </div>
      <Segmented
        className="mt-4"
        label="Movement"
        value={settings.flow}
        onChange={(flow) => change({ flow })}
        options={[
          { value: 'pages', label: 'Pages' },
          { value: 'scroll', label: 'Scroll' },
        ]}
      />
      <Specimen settings={settings} />
      <NotSaved {...form} />
    </section>
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const numbersOf = (values: readonly number[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

/** A few lines as a book would have them. */
function Specimen({ settings }: { readonly settings: ReadingSettings }): ReactElement {
  const text = useRef<HTMLParagraphElement>(null);
  const { face, theme, sizePx, lineSpacing, letterSpacing, wordSpacing, align } = settings;
  useLayoutEffect(() => {
    // By script, since the policy of the page has no room for style attributes.
    if (text.current)
      Object.assign(text.current.style, {
        fontSize: `${sizePx}px`,
        lineHeight: String(lineSpacing),
        letterSpacing: `${letterSpacing}em`,
        wordSpacing: `${wordSpacing}em`,
        textAlign: align,
      });
  }, [sizePx, lineSpacing, letterSpacing, wordSpacing, align]);
  return (
    <figure className={`reading-specimen ${SHADES[theme]}`} data-theme={theme} data-face={face}>
      <figcaption className="sr-only">How a page looks</figcaption>
      <p ref={text}>A path is walked one stretch at a time. You look up, find the next mark, and go on from where you stand.</p>
    </figure>
  );
}

/** What the tokens of day and night are called by; `auto` leaves them to the app. */
const SHADES: Readonly<Record<ReadingTheme, string>> = { auto: '', day: 'day', sand: 'day', lake: 'day', night: 'night' };
