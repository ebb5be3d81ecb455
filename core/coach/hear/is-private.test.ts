import { expect, it } from 'vitest';
import { isPrivate } from './is-private.ts';

it.each([
  'My own dad was dying that month.',
  'and I cried in the car after, to be honest',
  'we lost the baby in spring and I worked on',
  'This is not for an interview, but he never forgave me.',
])('%s is told in confidence', (text) => expect(isPrivate(text)).toBe(true));

it.each([
  'I rang the doctor, because the patient looked worse than on paper.',
  'My mother taught me to bake.',
  'We killed it in the second quarter.',
  'The deadline was dead in the water, so I rang the client.',
])('%s is not', (text) => expect(isPrivate(text)).toBe(false));
