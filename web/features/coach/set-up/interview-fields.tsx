import type { ReactElement } from 'react';
import { AreaField, SelectField, TextField } from '#web/ui/field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { DIFFICULTIES, INTERVIEW_TYPES, toCards } from './set-up-choices.ts';

export function InterviewFields(): ReactElement {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Target role" name="targetRole" maxLength={120} autoComplete="off" />
        <TextField label="Industry" name="industry" maxLength={120} autoComplete="off" />
      </div>
      <ChoiceCards name="interviewType" legend="Type" choices={toCards(INTERVIEW_TYPES)} />
      <SelectField label="Difficulty" name="interviewDifficulty" className="sm:max-w-60">
        <option value="">Not chosen</option>
        {Object.entries(DIFFICULTIES).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <AreaField
        label="A question of your own"
        name="question"
        maxLength={500}
        rows={2}
        hint="One that you expect, or that went badly. It is asked first, in place of the introduction."
      />
    </>
  );
}
