import type { ReactElement } from 'react';
import { clamp } from '#core/drawing/terrain.ts';
import { classes } from '#web/ui/classes.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Spoken instead of the bare number, for example "68 percent". */
  readonly valueText?: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
}

/** A native range with a thin track: keys, touch and screen readers come with it. */
export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  disabled = false,
  className,
}: SliderProps): ReactElement {
  const percent = max > min ? (clamp(value, min, max) - min) / (max - min) : 0;
  return (
    <span className={classes('relative inline-block h-11 w-full min-w-16', disabled && 'opacity-50', className)}>
      <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0">
        <rect y="50%" width="100%" height="3" rx="1.5" className="-translate-y-[1.5px] fill-line-2" />
        <rect y="50%" width={`${percent * 100}%`} height="3" rx="1.5" className="-translate-y-[1.5px] fill-ink-2" />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="range-input"
      />
    </span>
  );
}
