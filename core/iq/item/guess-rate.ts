import type { AnswerFormat } from './presentation.ts';

/** Somebody who types any number is right once in a hundred. */
const TYPED_NUMBER = 0.01;

/** How often an answer is right that was given at random (c of the item response model). */
export function guessRate(format: AnswerFormat): number {
  switch (format.type) {
    case 'choice':
      return 1 / format.options.length;
    case 'choices':
      return (1 / format.options.length) ** format.slots.length;
    case 'number':
      return TYPED_NUMBER;
    case 'text':
      return 1 / countTexts(format);
  }
}

/** Each letter of an order stands once: as many as there are letters, and it is one of their orders. */
function countTexts({ length, alphabet }: AnswerFormat & { type: 'text' }): number {
  if (length !== alphabet.length) return alphabet.length ** length;
  let orders = 1;
  for (let letters = 2; letters <= length; letters++) orders *= letters;
  return orders;
}
