import { IQ_DOMAINS, type IqDomain } from '#core/iq/domains.ts';
import { SIMULATED } from '#core/iq/evidence/simulated.ts';
import { FORM_PLANS, type IqForm, type IqTiming } from '#core/iq/forms.ts';

interface FormWords {
  readonly name: string;
  readonly minutes: string;
  readonly text: string;
}

export const FORM_WORDS: Readonly<Record<IqForm, FormWords>> = {
  full: { name: 'Full', minutes: '35 to 45', text: 'If you are at home in English and can see drawings.' },
  short: {
    name: 'Short',
    minutes: '15 to 20',
    text: 'A first impression, with a wide range and no scores of single domains. It counts as a scored sitting: the next score is 90 days away here, too.',
  },
  noverbal: {
    name: 'Without verbal',
    minutes: '35 to 45',
    text: 'If English is not a language you are at home in, take this one: the result will be fairer to you.',
  },
  nonvisual: {
    name: 'Non-visual',
    minutes: '25 to 35',
    text: 'Nothing is drawn: for screen readers, and whenever drawings are no use to you.',
  },
};

export const TIMING_WORDS: Readonly<Record<IqTiming, string>> = {
  ...{ standard: '90 seconds', 'x1.5': '135 seconds', x2: '180 seconds', untimed: 'No clock' },
};

export const countItems = (form: IqForm): number => FORM_PLANS[form].domains.length * FORM_PLANS[form].perDomain;

export const leftOut = (form: IqForm): IqDomain[] => IQ_DOMAINS.filter((domain) => !FORM_PLANS[form].domains.includes(domain));

/** How far a range goes to either side of the best guess, as simulated sittings of the form had it. */
export const rangePoints = (form: IqForm): number => Math.round(SIMULATED.forms[form].halfWidth);
