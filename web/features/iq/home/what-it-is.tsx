import type { ReactElement } from 'react';
import { iqEvidencePath } from '#web/iq-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

const FACTS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'What it gives',
    text: 'An estimated score on the IQ scale, where 100 is the assumed adult average, always with its range. Until enough people have taken it, its norms come from a model.',
  },
  {
    title: 'What it is not',
    text: 'Not a clinical test, and not for selection. It says nothing about your worth, nor which work suits you.',
  },
  { title: 'For whom', text: 'For people of 18 and over. It is not corrected for age.' },
  {
    title: 'How long',
    text: 'The full form has 40 items and takes about 35 to 45 minutes, the short one has 20 and takes 15 to 20. You can pause at any time, and come back another day to the same item.',
  },
  {
    title: 'How fast',
    text: 'Being quick earns nothing, and taking your time costs nothing. Only an answer that comes faster than an item can be read counts as left out. A clock can be shown, given more time, or left out.',
  },
  {
    title: 'How hard',
    text: 'Items are chosen to be hard for you: most people miss four in ten. That is how it measures; it does not mean that you are doing badly.',
  },
  { title: 'How to take it', text: 'Alone and without aids: no calculator, no notes, no AI. Rested, and where it is quiet.' },
];

/** What is said before anybody begins. */
export function WhatItIs(): ReactElement {
  return (
    <section aria-labelledby="facts" className="iq-section">
      <SectionHead
        id="facts"
        title="Before you begin"
        more={
          <TextLink to={iqEvidencePath()} look="more">
            How good is it? The evidence
          </TextLink>
        }
        rule
      />
      <dl className="iq-facts">
        {FACTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
