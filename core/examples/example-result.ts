import type { z } from 'zod';
import type { IqDomain, Level } from '../iq/domains.ts';
import { FORM_PLANS } from '../iq/forms.ts';
import { makeResult } from '../iq/report/make-result.ts';
import { IqResult } from '../iq/report/result.ts';
import type { SittingResponse } from '../iq/scoring/responses.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS } from '../iq/templates/catalogue.ts';

/** A sitting nobody sat: of each domain how its eight items went (r right, w wrong, o “I don't know”), each a level harder after a right one. */
const COURSE: Readonly<Record<IqDomain, string>> = {
  logical: 'rrwrwwrw',
  pattern: 'rrrwrwrr',
  spatial: 'wrwwrowr',
  numerical: 'rwrwrrww',
  verbal: 'rwrrwwrw',
};
const OUTCOMES = { r: 'right', w: 'wrong', o: 'omitted' } as const;
const FIRST_LEVEL = 3;

/** The scores of a result; the analysis in words is left out. */
export const ExampleResult = IqResult.omit({ analysis: true, change: true });
export type ExampleResult = z.infer<typeof ExampleResult>;

export const makeExampleResult = (): ExampleResult =>
  makeResult({ form: 'full', timing: 'standard', isScored: true, responses: FORM_PLANS.full.domains.flatMap(respond) });

function respond(domain: IqDomain): SittingResponse[] {
  const templates = TEMPLATE_IDS.filter((id) => TEMPLATE_CATALOGUE[id].domain === domain);
  let level = FIRST_LEVEL;
  return [...COURSE[domain]].map((went, i) => {
    const template = templates[i % templates.length] as (typeof templates)[number];
    const { guess, typicalSec } = TEMPLATE_CATALOGUE[template];
    const outcome = OUTCOMES[went as keyof typeof OUTCOMES];
    const response: SittingResponse = {
      ...{ itemId: `${domain}-${i + 1}`, domain, template, level: level as Level, guess, outcome },
      ...{ isScored: true, isRapid: false, timeSpentSec: typicalSec, isDescribed: false },
    };
    level = Math.min(Math.max(level + (outcome === 'right' ? 1 : -1), 1), 5);
    return response;
  });
}
