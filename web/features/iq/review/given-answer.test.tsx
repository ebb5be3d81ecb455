import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { makeReviewedItem } from '../../../../tests/support/samples/make-reviewed-item.ts';
import { ReviewedItemView } from './reviewed-item.tsx';

const wordsOf = (about: Partial<ReviewedItem> = {}): string =>
  renderToString(<ReviewedItemView item={makeReviewedItem(about)} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('marks the right answer and the one that was given in words, and says why', () => {
  const words = wordsOf();
  expect(words).toContain('Why Step 1 of 2 Ada is before Ben.');
  expect(words).toContain('Item 4 of 40: missed Logical, level 2 of 5, 47 s.');
  expect(words).toContain('A Ada Right answer B Ben Your answer C Cleo');
});

it('marks each of several slots by itself', () => {
  const { shown } = makeReviewedItem();
  const options = ['A', 'B'].map((id) => ({ id, text: `of ${id}` }));
  const words = wordsOf({ shown: shown && { ...shown, format: { type: 'choices', slots: ['X', 'Y'], options } }, answer: 'BB', key: 'AB' });
  expect(words).toContain('X A of A Right answer B of B Your answer Y A of A B of B Right answer Your answer');
});

it('sets a typed answer beside the right one, with its unit, or says that there was none', () => {
  const { shown } = makeReviewedItem();
  const typed = shown && { ...shown, format: { type: 'number', unit: 'km' } as const };
  expect(wordsOf({ shown: typed, answer: '12', key: '-3' })).toContain('Your answer 12 km Right answer -3 km');
  expect(wordsOf({ shown: typed, answer: null, outcome: 'omitted', key: '-3' })).toContain('Your answer none Right answer -3 km');
});

it('says kindly that an item cannot be drawn again, that it was too fast, or that it does not count', () => {
  expect(wordsOf({ shown: null })).toContain('How it went is kept, and counts as it did.');
  expect(wordsOf({ outcome: 'omitted', isRapid: true })).toContain('left out, answered faster than it can be read');
  expect(wordsOf({ isScored: false })).toContain('does not count for your score');
});
