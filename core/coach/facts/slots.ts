/** What a note of the sheet beside a talk is about, in the order in which the sheet shows them. Told in bench/labelled/README.md. */
export const FACT_SLOTS = [
  'aim',
  'reason',
  'deadline',
  'constraint',
  'care',
  'health',
  'money',
  'recognition',
  'strength',
  'tried',
  'person',
  'fear',
  'next_step',
] as const;
export type FactSlot = (typeof FACT_SLOTS)[number];

/** As the sheet heads them. */
export const SLOT_WORDS: Readonly<Record<FactSlot, string>> = {
  aim: 'What you want',
  reason: 'Why',
  deadline: 'By when',
  constraint: 'What has to fit',
  care: 'Who you look after',
  health: 'Your health',
  money: 'Money',
  recognition: 'Papers and languages',
  strength: 'What you are good at',
  tried: 'What you have tried',
  person: 'Who has a part in it',
  fear: 'What worries you',
  next_step: 'Your next step',
};
