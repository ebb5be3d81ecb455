import type { ReactElement } from 'react';
import { OWN_SCENARIO } from '#core/coach/set-up/to-context.ts';
import { AreaField } from '#web/ui/field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { SCENARIOS, toCards } from './set-up-choices.ts';

const OWN = { value: OWN_SCENARIO, name: 'A situation of your own', text: 'Described in your words' };

export function NetworkingFields(): ReactElement {
  return (
    <ChoiceCards name="networkingScenario" legend="Situation" choices={[...toCards(SCENARIOS), OWN]}>
      <AreaField
        label="Where are you, and who is the other person?"
        name="ownScenario"
        maxLength={600}
        rows={3}
        className="hidden group-has-[[value=own]:checked]:grid"
      />
    </ChoiceCards>
  );
}
