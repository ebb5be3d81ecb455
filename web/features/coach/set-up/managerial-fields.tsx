import type { ReactElement } from 'react';
import { AreaField, TextField } from '#web/ui/field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { FOCUSES } from './set-up-choices.ts';

const CHOICES = Object.entries(FOCUSES).map(([name, text]) => ({ value: name, name, text }));

export function ManagerialFields(): ReactElement {
  return (
    <>
      <ChoiceCards name="focusAreaTitle" legend="Focus area" choices={CHOICES} />
      <TextField
        label="Topics"
        name="focusTopics"
        maxLength={1000}
        autoComplete="off"
        hint="With commas between them, such as: late reports, tone in meetings."
      />
      <AreaField
        label="What is the talk about?"
        name="managementFocus"
        maxLength={300}
        rows={3}
        hint="In your own words. Names are not needed; a role is enough."
      />
    </>
  );
}
