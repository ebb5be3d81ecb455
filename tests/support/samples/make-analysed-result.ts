import type { AnalysedResult } from '#core/iq/wording/say-figures.ts';
import { IQ_DOMAINS } from '#core/iq/domains.ts';
import { FORM_PLANS, type IqForm } from '#core/iq/forms.ts';
import { makeResult } from '#core/iq/report/make-result.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';

interface Taken {
  readonly form?: IqForm;
  readonly isScored?: boolean;
  readonly isRapid?: boolean;
  readonly outcome?: (domain: (typeof IQ_DOMAINS)[number], place: number) => Outcome;
}

/** A result of a whole sitting at the middle level, five of eight right where nothing else is said. */
export function makeAnalysedResult({ form = 'full', isScored = true, isRapid = false, outcome }: Taken = {}): AnalysedResult {
  const { domains, perDomain } = FORM_PLANS[form];
  const responses = domains.flatMap((domain) => {
    const template = TEMPLATE_IDS.find((id) => TEMPLATE_CATALOGUE[id].domain === domain) ?? 'order';
    return Array.from({ length: perDomain }, (_, place) => ({
      ...{ itemId: `${domain}-${place}`, domain, template, level: 3 as const, guess: 0.125 },
      ...{ isScored: true, isRapid, timeSpentSec: 31, isDescribed: false },
      outcome: isRapid ? ('omitted' as const) : (outcome?.(domain, place) ?? (place < 5 ? ('right' as const) : ('wrong' as const))),
    }));
  });
  return { ...makeResult({ form, timing: 'standard', isScored, responses }), change: null };
}
