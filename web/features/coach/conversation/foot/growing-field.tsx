import { useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react';

export interface GrowingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly placeholder?: string;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly takesFocus?: boolean;
}

/** A field that is as high as its text, up to a part of the screen. */
export function GrowingField(props: GrowingFieldProps): ReactElement {
  const { label, value, onChange, onKeyDown, placeholder, field, describedBy, isInvalid = false, takesFocus = false } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const box = field ?? own;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [box, value]);
  useLayoutEffect(() => {
    if (!takesFocus || !box.current) return;
    box.current.focus();
    box.current.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [box, takesFocus]);
  return (
    <textarea
      ref={box}
      rows={1}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="growing-field"
    />
  );
}
