import type { ReactElement } from 'react';
import { AreaField, SelectField, TextField } from '#web/ui/field.tsx';
import { CAREER_LEVELS, TIMEFRAMES } from './set-up-choices.ts';

const LISTS = [
  ['interests', 'Interests'],
  ['goals', 'Goals'],
  ['challenges', 'Challenges'],
] as const;

export function CareerFields(): ReactElement {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice label="Career level" name="careerLevel" choices={CAREER_LEVELS} />
        <Choice label="Timeframe" name="timeframe" choices={TIMEFRAMES} />
      </div>
      {LISTS.map(([name, label]) => (
        <AreaField key={name} label={label} name={name} rows={2} maxLength={3000} hint="One to a line." />
      ))}
      <TextField
        label="Personality type"
        name="personalityType"
        maxLength={60}
        autoComplete="off"
        hint="If you know one. It changes only how the coach addresses you."
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly choices: Readonly<Record<string, string>>;
}

function Choice({ label, name, choices }: ChoiceProps): ReactElement {
  return (
    <SelectField label={label} name={name}>
      <option value="">Not chosen</option>
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
