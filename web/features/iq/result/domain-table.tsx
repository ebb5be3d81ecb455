import type { ReactElement } from 'react';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { countRight } from '#core/iq/report/count-right.ts';
import { sayScore, spanRange } from '#core/iq/report/describe-score.ts';
import { DOMAIN_NAMES, sayRight } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';

/** The domains in figures. */
export function DomainTable({ result }: { readonly result: IqResult }): ReactElement {
  return (
    <table className="iqr-figures">
      <caption className="sr-only">Domains with their likely ranges</caption>
      <thead>
        <tr>
          <th scope="col">Domain</th>
          <th scope="col">Likely range</th>
          <th scope="col">Best guess</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {FORM_PLANS[result.form].domains.map((domain) => {
          const score = result.domainScores[domain];
          return (
            <tr key={domain}>
              <th scope="row">{DOMAIN_NAMES[domain]}</th>
              <td>{score ? spanRange(score.interval) : 'too few answers'}</td>
              <td>{score ? sayScore(score.score) : ''}</td>
              <td>{sayRight(countRight(result, domain))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
