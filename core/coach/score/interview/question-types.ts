/** How a question of an interview is asked. It decides which rubric reads the answer. */
export const QUESTION_TYPES = ['intro', 'behavioural', 'situational', 'technical', 'case', 'screening'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What an answer has to hold to answer its question. `story` asks only that something happened. */
export const SLOT_IDS = [
  'story',
  'failure',
  'mistaken',
  'conflict',
  'decision',
  'number',
  'persuade',
  'situational',
  'motive',
  'intro',
  'plans',
  'technical',
] as const;
export type SlotId = (typeof SLOT_IDS)[number];
