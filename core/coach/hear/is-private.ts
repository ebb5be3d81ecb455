import { fieldsNamedIn, type Field } from './fields.ts';

/** What somebody does not tell to have it quoted: tears, a loss in the family, what is said to be between the two. */
const ALONE: readonly Field[] = ['crying_panic', 'pregnancy_loss', 'suicide_words', 'wish_not_exist', 'self_harm', 'sexual_assault'];
const LOSS: readonly Field[] = ['death_bereavement', 'illness_words'];
const CLOSE: readonly Field[] = ['family_children', 'partner_separation'];
const CONFIDED = /\b(?:not for (?:an|the|this|any) interview|between (?:you and me|us)|off the record|don['’]?t (?:tell|quote))\b/i;

/** Whether words are told in confidence: they are never praised, asked about, held against anybody or offered as evidence. */
export function isPrivate(text: string): boolean {
  const fields = fieldsNamedIn(text);
  const holds = (some: readonly Field[]): boolean => some.some((field) => fields.has(field));
  return CONFIDED.test(text) || holds(ALONE) || (holds(LOSS) && holds(CLOSE));
}
