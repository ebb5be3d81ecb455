import type { ReactElement } from 'react';
import { describePractice } from '#core/practice/describe-practice.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import type { Practice } from '#core/practice/practice.ts';
import { capitalized } from '#core/words.ts';
import { Checkbox, SelectField } from '#web/ui/field.tsx';

export interface PracticeFieldProps {
  /** What the plan or the goal has. */
  readonly known: Practice | null;
  readonly chosen: Practice | null;
  readonly onChange: (practice: Practice | null) => void;
}

/** Whether the goal is practised for with the coach, and how. */
export function PracticeField({ known, chosen, onChange }: PracticeFieldProps): ReactElement {
  if (known)
    return (
      <Checkbox
        label={describePractice(known)}
        checked={chosen !== null}
        onChange={(event) => onChange(event.target.checked ? known : null)}
      />
    );
  return (
    <SelectField
      label="Practise with the coach"
      name="practice"
      className="max-w-60"
      value={chosen?.mode ?? ''}
      onChange={(event) => {
        const mode = COACH_MODES.find((one) => one === event.target.value);
        onChange(mode === undefined ? null : { mode });
      }}
    >
      <option value="">Not for this goal</option>
      {COACH_MODES.map((mode) => (
        <option key={mode} value={mode}>
          {capitalized(mode)}
        </option>
      ))}
    </SelectField>
  );
}
