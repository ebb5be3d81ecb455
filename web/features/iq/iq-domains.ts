import { Brackets, Box, Grid3x3, Sigma, WholeWord, type LucideIcon } from 'lucide-react';

/** The five domains of the test. */
export const IQ_DOMAINS: readonly { readonly id: string; readonly name: string; readonly text: string; readonly icon: LucideIcon }[] = [
  { id: 'logical', name: 'Logical', text: 'What follows from what is given, and what does not.', icon: Brackets },
  { id: 'pattern', name: 'Pattern', text: 'The rule behind a row or a grid of figures.', icon: Grid3x3 },
  { id: 'spatial', name: 'Spatial', text: 'Shapes turned, folded and cut in your head.', icon: Box },
  { id: 'numerical', name: 'Numerical', text: 'Series, quantities and simple equations.', icon: Sigma },
  { id: 'verbal', name: 'Verbal', text: 'How words relate to each other.', icon: WholeWord },
];
