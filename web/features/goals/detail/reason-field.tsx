import type { ReactElement } from 'react';
import { TextField } from '#web/ui/field.tsx';

export interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line that may be left empty. */
export function ReasonField({ label, value, onChange }: ReasonFieldProps): ReactElement {
  return (
    <TextField
      label={`${label} (optional)`}
      name="reason"
      maxLength={500}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
