/** The five domains of the test. */
export const IQ_DOMAINS = [
  { id: 'logical', name: 'Logical', text: 'What follows from what is given, and what does not.' },
  { id: 'pattern', name: 'Pattern', text: 'The rule behind a row or a grid of figures.' },
  { id: 'spatial', name: 'Spatial', text: 'Shapes turned, folded and cut in your head.' },
  { id: 'numerical', name: 'Numerical', text: 'Series, quantities and simple equations.' },
  { id: 'verbal', name: 'Verbal', text: 'How words relate to each other.' },
] as const;

export type IqDomain = (typeof IQ_DOMAINS)[number]['id'];
