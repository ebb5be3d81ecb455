import type { FollowUps } from './follow-ups.ts';

/** For what one would do: situations, technical questions, cases. */
export const PLAN_FOLLOW_UPS: FollowUps = {
  'own-acts': [
    ['At {quote} I do not see the steps yet.', 'What would you do in the first ten minutes?'],
    ['You said {quote}.', 'What comes first, what second, and what would you leave for later?'],
    ['The plan is still general at {quote}.', 'What would you have done by the end of the first day?'],
    ['I could not find many steps around {quote}.', 'What exactly would you do, one thing after another?'],
    ['I hear the aim in {quote}, and would like to see the way.', 'Which step would you take yourself, and when?'],
  ],
  particulars: [
    ['Words such as {quote} would fit almost any case.', 'What would you look at here, by name?'],
    ['You said {quote}.', 'Which figure, record or person would tell you more?'],
    ['I cannot picture {quote} yet.', 'What would be on your list, item by item?'],
    ['It stays general at {quote}.', 'What is special about this case, and how does it change what you do?'],
  ],
  'quality-nouns': [
    ['You said {quote}, which is an aim.', 'What would somebody see you do?'],
    ['I would swap {quote} for a step.', 'Which step would you put in its place?'],
  ],
};
