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
    explanation: 'Ada is before Ben, and Ben before Cleo: Ada is first.',
  },
  ...about,
});
