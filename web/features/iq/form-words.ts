import { IQ_DOMAINS, type IqDomain } from '#core/iq/domains.ts';
import { FORM_PLANS, type IqForm, type IqTiming } from '#core/iq/forms.ts';

export const FORM_WORDS: Readonly<Record<IqForm, { readonly name: string; readonly text: string }>> = {
  full: { name: 'Full', text: 'For whoever is at home in English and sees drawings.' },
  noverbal: {
    name: 'Without verbal',
    text: 'If English is not a language you are at home in, take this one: the result will be fairer to you.',
  },
  nonvisual: { name: 'Non-visual', text: 'Nothing is drawn: for screen readers, and whenever drawings are no help.' },
};

export const TIMING_WORDS: Readonly<Record<IqTiming, string>> = {
  ...{ standard: '90 seconds', 'x1.5': '135 seconds', x2: '180 seconds', untimed: 'No clock' },
};

export const countItems = (form: IqForm): number => FORM_PLANS[form].domains.length * FORM_PLANS[form].perDomain;

export const leftOut = (form: IqForm): IqDomain[] => IQ_DOMAINS.filter((domain) => !FORM_PLANS[form].domains.includes(domain));
