import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';

/** An item that was missed, with one answer of three. */
export const makeReviewedItem = (about: Partial<ReviewedItem> = {}): ReviewedItem => ({
  ...{ number: 4, total: 40, domain: 'logical', level: 2, isScored: true, outcome: 'wrong', isRapid: false },
  ...{ answer: 'B', key: 'A', timeSpentSec: 47 },
  shown: {
    prompt: 'Who stands first?',
    blocks: [{ type: 'statements', lines: ['Ada stands before Ben.', 'Ben stands before Cleo.'] }],
    format: {
      type: 'choice',
      options: [
        { id: 'A', text: 'Ada' },
        { id: 'B', text: 'Ben' },
        { id: 'C', text: 'Cleo' },
      ],
    },
    explanation: 'Ada is before Ben. Ben is before Cleo, so Ada is first.',
    steps: [
      { text: 'Ada is before Ben.', highlight: ['0.0'] },
      { text: 'Ben is before Cleo, so Ada is first.', highlight: ['0.1', 'A'] },
    ],
  },
  ...about,
});
