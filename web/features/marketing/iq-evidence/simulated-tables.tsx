import type { ReactElement } from 'react';
import { SIMULATED, type SimulatedCell, type SimulatedFigures } from '#core/iq/evidence/simulated.ts';
import { IQ_FORMS } from '#core/iq/forms.ts';
import { FORM_NAMES } from '#core/iq/report/describe-sitting.ts';
import { capitalized } from '#core/words.ts';
import { EvidenceRow, EvidenceTable } from './evidence-table.tsx';
import { percent, signed } from './say-figures.ts';

const FORM_COLUMNS = ['Items', 'Range', 'Holds the truth', 'Typical error', 'Reliability'];
const ASSUMED_COLUMNS = ['Range', 'Holds the truth', 'Typical error', 'Leaning'];
const GOAL_COLUMNS = ['To reach', 'Found', 'Reached'];

/** The forms, asked and scored as they are today. */
export function FormsTable(): ReactElement {
  return (
    <EvidenceTable caption="The four forms" head={['Form', ...FORM_COLUMNS]}>
      <tbody>
        {IQ_FORMS.map((form) => {
          const { items, halfWidth, coverage, rmse, reliability } = SIMULATED.forms[form];
          return (
            <EvidenceRow
              key={form}
              columns={FORM_COLUMNS}
              heading={FORM_NAMES[form]}
              figures={[items, `±${halfWidth.toFixed(1)}`, percent(coverage), rmse.toFixed(1), reliability.toFixed(2)]}
            />
          );
        })}
      </tbody>
    </EvidenceTable>
  );
}

/** What becomes of ranges where what is assumed does not hold. */
export function AssumptionsTable(): ReactElement {
  return (
    <EvidenceTable caption="The full form, where assumptions do not hold" head={['What is so', ...ASSUMED_COLUMNS]}>
      <tbody>
        {[...SIMULATED.asScored, ...SIMULATED.compared].map(({ says, found }) => {
          const at = found.at(-1);
          return at ? <AssumptionRow key={says} says={says} {...at} /> : null;
        })}
      </tbody>
    </EvidenceTable>
  );
}

type AssumptionRowProps = Pick<SimulatedCell, 'says'> & SimulatedFigures;

const AssumptionRow = ({ says, halfWidth, coverage, rmse, bias }: AssumptionRowProps): ReactElement => (
  <EvidenceRow
    columns={ASSUMED_COLUMNS}
    heading={says}
    figures={[`±${halfWidth.toFixed(1)}`, percent(coverage), rmse.toFixed(1), signed(bias)]}
  />
);

export function GoalsTable(): ReactElement {
  return (
    <EvidenceTable caption="What was to be reached" head={['Measure', ...GOAL_COLUMNS]}>
      <tbody>
        {SIMULATED.goals.map(({ measure, goal, figure, isReached }) => (
          <EvidenceRow
            key={measure}
            columns={GOAL_COLUMNS}
            heading={capitalized(measure)}
            figures={[goal.replace('>=', 'at least').replace('<=', 'at most'), figure, isReached ? 'yes' : <b key="missed">missed</b>]}
          />
        ))}
      </tbody>
    </EvidenceTable>
  );
}
