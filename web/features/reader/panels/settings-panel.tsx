import { AlignJustify, AlignLeft, ChevronDown, RotateCcw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { ReadingFace, ReadingTheme } from '#core/reader/reading-defaults.ts';
import type { ReadingSettings } from '#core/reader/reading-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, Switch } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { ReadingForm } from '../use-reading-settings.ts';
import { PanelFrame } from './panel-frame.tsx';
import { ScaleSlider } from './scale-slider.tsx';

export interface SettingsPanelProps {
  readonly form: ReadingForm;
  /** Pages that are pictures: only their colours can be chosen. */
  readonly isFixedLayout: boolean;
  readonly onClose: () => void;
}

const THEMES: readonly { readonly value: ReadingTheme; readonly label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'sand', label: 'Sand' },
  { value: 'lake', label: 'Lake' },
  { value: 'night', label: 'Night' },
];
const FACES: readonly { readonly value: ReadingFace; readonly label: string }[] = [
  { value: 'literata', label: 'Literata' },
  { value: 'instrument', label: 'Instrument' },
  { value: 'system', label: 'System' },
  { value: 'book', label: 'Book' },
];

/** How the page looks. Every change is seen at once. */
export function SettingsPanel({ form, isFixedLayout, onClose }: SettingsPanelProps): ReactElement {
  const { settings, change, reset, error } = form;
  return (
    <PanelFrame title="Reading settings" onClose={onClose}>
      <div className="reader-settings">
        <Themes value={settings.theme} onChange={(theme) => change({ theme })} />
        {isFixedLayout ? (
          <p className="text-sm text-ink-3">The pages of this book are pictures: their letters keep the size they have.</p>
        ) : (
          <Letters settings={settings} change={change} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="quiet" size="sm" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={reset}>
            Reset to defaults
          </Button>
        </div>
        {error === null ? null : <FieldError>{`Not saved, so it holds on this page only. ${error}`}</FieldError>}
      </div>
    </PanelFrame>
  );
}

function Themes({ value, onChange }: { readonly value: ReadingTheme; readonly onChange: (theme: ReadingTheme) => void }): ReactElement {
  return (
    <fieldset>
      <legend className="sr-only">Theme</legend>
      <div className="reader-themes">
        {THEMES.map((theme) => (
          <label key={theme.value} data-reading={theme.value} className={`reader-theme ${theme.value === 'night' ? 'night' : 'day'}`}>
            <input type="radio" name="reading-theme" checked={value === theme.value} onChange={() => onChange(theme.value)} />
            <span aria-hidden="true">Aa</span>
            <small>{theme.label}</small>
          </label>
        ))}
      </div>
      <label className="reader-app-theme">
        As the rest of the app
        <input type="radio" name="reading-theme" checked={value === 'auto'} onChange={() => onChange('auto')} />
      </label>
    </fieldset>
  );
}

function Letters({ settings, change }: Pick<ReadingForm, 'settings' | 'change'>): ReactElement {
  const iconSize = { size: 17, 'aria-hidden': true } as const;
  return (
    <>
      <Labelled label="Typeface">
        <Segmented label="Typeface" options={FACES} value={settings.face} onChange={(face) => change({ face })} className="flex! w-full" />
      </Labelled>
      <ScaleSlider
        label="Size"
        value={settings.sizePx}
        min={14}
        max={40}
        step={1}
        shown={`${settings.sizePx}`}
        onChange={(sizePx) => change({ sizePx })}
      />
      <ScaleSlider
        label="Line spacing"
        value={settings.lineSpacing}
        min={1.2}
        max={2.4}
        step={0.05}
        shown={settings.lineSpacing.toFixed(2)}
        onChange={(lineSpacing) => change({ lineSpacing })}
      />
      <ScaleSlider
        label="Line length"
        value={settings.lineLength}
        min={40}
        max={90}
        step={2}
        shown={`${settings.lineLength} characters`}
        onChange={(lineLength) => change({ lineLength })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Alignment"
          value={settings.align}
          onChange={(align) => change({ align })}
          options={[
            { value: 'start', label: <span className="sr-only">Ragged</span>, icon: <AlignLeft {...iconSize} /> },
            { value: 'justify', label: <span className="sr-only">Justified</span>, icon: <AlignJustify {...iconSize} /> },
          ]}
        />
        <Segmented
          label="Movement"
          value={settings.flow}
          onChange={(flow) => change({ flow })}
          options={[
            { value: 'pages', label: 'Pages' },
            { value: 'scroll', label: 'Scroll' },
          ]}
        />
      </div>
      <details className="reader-more">
        <summary>
          Spacing, margins and aids
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <Spacing settings={settings} change={change} />
      </details>
    </>
  );
}

function Spacing({ settings, change }: { readonly settings: ReadingSettings; readonly change: ReadingForm['change'] }): ReactElement {
  const em = (value: number): string => `${value.toFixed(2)} em`;
  return (
    <div className="reader-settings pt-2">
      <ScaleSlider
        label="Between letters"
        value={settings.letterSpacing}
        min={0}
        max={0.3}
        step={0.02}
        shown={em(settings.letterSpacing)}
        onChange={(letterSpacing) => change({ letterSpacing })}
      />
      <ScaleSlider
        label="Between words"
        value={settings.wordSpacing}
        min={0}
        max={0.6}
        step={0.04}
        shown={em(settings.wordSpacing)}
        onChange={(wordSpacing) => change({ wordSpacing })}
      />
      <ScaleSlider
        label="Between paragraphs"
        value={settings.paragraphSpacing}
        min={0}
        max={2}
        step={0.25}
        shown={em(settings.paragraphSpacing)}
        onChange={(paragraphSpacing) => change({ paragraphSpacing })}
      />
      <ScaleSlider
        label="Margins on narrow screens"
        value={settings.marginPx}
        min={8}
        max={64}
        step={4}
        shown={`${settings.marginPx}`}
        onChange={(marginPx) => change({ marginPx })}
      />
      <div>
        <Switch
          label="Hyphens"
          checked={settings.hyphenates}
          onChange={({ currentTarget }) => change({ hyphenates: currentTarget.checked })}
        />
        <Switch
          label="Reading ruler"
          checked={settings.hasRuler}
          onChange={({ currentTarget }) => change({ hasRuler: currentTarget.checked })}
        />
        <Switch
          label="Focus on one paragraph"
          checked={settings.hasFocus}
          onChange={({ currentTarget }) => change({ hasFocus: currentTarget.checked })}
        />
      </div>
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-[560]">
        {label}
      </p>
      {children}
    </div>
  );
}
