import type { ReactElement } from 'react';
import { SIMULATED, type SimulatedCell, type SimulatedFigures } from '#core/iq/evidence/simulated.ts';
import { IQ_FORMS } from '#core/iq/forms.ts';
import { FORM_NAMES } from '#core/iq/report/describe-sitting.ts';
import { capitalized } from '#core/words.ts';
import { EvidenceTable } from './evidence-table.tsx';
import { percent, signed } from './say-figures.ts';

/** The forms, asked and scored as they are today. */
export function FormsTable(): ReactElement {
  return (
    <EvidenceTable caption="The four forms" head={['Form', 'Items', 'Range', 'Holds the truth', 'Typical error', 'Reliability']}>
      <tbody>
        {IQ_FORMS.map((form) => {
          const { items, halfWidth, coverage, rmse, reliability } = SIMULATED.forms[form];
          return (
            <tr key={form}>
              <th scope="row">{FORM_NAMES[form]}</th>
              <td>{items}</td>
              <td>±{halfWidth.toFixed(1)}</td>
              <td>{percent(coverage)}</td>
              <td>{rmse.toFixed(1)}</td>
              <td>{reliability.toFixed(2)}</td>
            </tr>
          );
        })}
      </tbody>
    </EvidenceTable>
  );
}

/** What becomes of ranges where what is assumed does not hold. */
export function AssumptionsTable(): ReactElement {
  return (
    <EvidenceTable
      caption="The full form, where assumptions do not hold"
      head={['What is so', 'Range', 'Holds the truth', 'Typical error', 'Leaning']}
    >
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
  <tr>
    <th scope="row">{says}</th>
    <td>±{halfWidth.toFixed(1)}</td>
    <td>{percent(coverage)}</td>
    <td>{rmse.toFixed(1)}</td>
    <td>{signed(bias)}</td>
  </tr>
);

export function GoalsTable(): ReactElement {
  return (
    <EvidenceTable caption="What was to be reached" head={['Measure', 'To reach', 'Found', 'Reached']}>
      <tbody>
        {SIMULATED.goals.map(({ measure, goal, figure, isReached }) => (
          <tr key={measure}>
            <th scope="row">{capitalized(measure)}</th>
            <td>{goal.replace('>=', 'at least').replace('<=', 'at most')}</td>
            <td>{figure}</td>
            <td>{isReached ? 'yes' : <b>missed</b>}</td>
          </tr>
        ))}
      </tbody>
    </EvidenceTable>
  );
}
