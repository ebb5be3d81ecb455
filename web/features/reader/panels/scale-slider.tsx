import type { ReactElement } from 'react';

export interface ScaleSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value for people. */
  readonly shown: string;
  readonly onChange: (value: number) => void;
}

/** A native range on a scale of eight parts. */
export function ScaleSlider({ label, value, min, max, step, shown, onChange }: ScaleSliderProps): ReactElement {
  return (
    <label className="block">
      <span className="flex justify-between text-sm">
        <span className="font-[560]">{label}</span>
        <span className="text-ink-3 tabular-nums">{shown}</span>
      </span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(roundTo(event.currentTarget.valueAsNumber, step))}
        className="reader-scale"
      />
    </label>
  );
}

/** Ranges count in binary fractions. */
const roundTo = (value: number, step: number): number => Math.round(Math.round(value / step) * step * 100) / 100;
