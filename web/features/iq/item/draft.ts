import type { AnswerFormat, Presentation } from '#core/iq/item/presentation.ts';
import { readAnswer, type ReadAnswer } from '#core/iq/item/read-answer.ts';

/** What is chosen or typed so far: a part for each slot, of which most formats have one. An empty part is still open. */
export type Draft = readonly string[];

export const emptyDraft = (format: AnswerFormat): Draft => (format.type === 'choices' ? format.slots.map(() => '') : ['']);

export const withPart = (draft: Draft, slot: number, part: string): Draft => draft.map((before, i) => (i === slot ? part : before));

export const isChosenFrom = (format: AnswerFormat): format is AnswerFormat & { type: 'choice' | 'choices' } =>
  format.type === 'choice' || format.type === 'choices';

/** How many parts are still missing. */
export const countOpen = (draft: Draft): number => draft.filter((part) => part.trim() === '').length;

function whatIsMissing(format: AnswerFormat, draft: Draft): string | null {
  if (countOpen(draft) === 0) return null;
  if (!isChosenFrom(format)) return 'Write your answer first, or press “I don’t know”.';
  return format.type === 'choice'
    ? 'Choose one of the options first, or press “I don’t know”.'
    : 'Choose one for each place first, or press “I don’t know”.';
}

/** The draft as the API takes it. */
export const toAnswer = (draft: Draft): string => draft.join('');

/** The answer in the draft, or what is to be done before it can be confirmed. */
export function readDraft(format: AnswerFormat, draft: Draft): ReadAnswer {
  const message = whatIsMissing(format, draft);
  return message === null ? readAnswer(format, toAnswer(draft)) : { isReadable: false, message };
}

/** Whether anything in it is drawn, so that it could be put in words. */
export function hasDrawings({ blocks, format }: Pick<Presentation, 'blocks' | 'format'>): boolean {
  const isDrawn = (cell: object): boolean => 'drawing' in cell && cell.drawing !== undefined;
  if (isChosenFrom(format) && format.options.some(isDrawn)) return true;
  return blocks.some((block) => {
    switch (block.type) {
      case 'figure':
        return true;
      case 'grid':
        return block.rows.flat().some(isDrawn);
      case 'series':
        return block.cells.some(isDrawn);
      case 'pairs':
        return block.pairs.flat().some(isDrawn);
      case 'groups':
        return block.groups.flatMap(({ cells }) => cells).some(isDrawn);
      default:
        return false;
    }
  });
}
