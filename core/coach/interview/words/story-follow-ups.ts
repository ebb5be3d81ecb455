import type { FollowUps } from './follow-ups.ts';

/** One point on the weakest part of a story, and one question for it. What stands first is asked about first. */
export const STORY_FOLLOW_UPS: FollowUps = {
  'own-acts': [
    ['I would like to see more of what you did; {quote} leaves it open.', 'What were the first two things you did?'],
    ['From {quote} I can tell that it was done, but not by whom.', 'Which part of it would not have happened without you?'],
    ['You said {quote}.', 'If I had been watching you then, what would I have seen you do?'],
    ['At {quote} I lose sight of you.', 'What did you do first, and what straight after it?'],
    ['You said {quote}, and I could not find enough of your own steps.', 'Which steps were yours?'],
    ['The answer moves quickly past {quote}.', 'What exactly did you do at that point?'],
  ],
  outcome: [
    ['You end on {quote}, and I could not find how it came out.', 'What was different a week later?'],
    ['After {quote} the story stops for me.', 'How did it end, and who could tell?'],
    ['The last thing I hear is {quote}.', 'From what to what did it change?'],
    ['You said {quote}.', 'What happened next, good or bad?'],
    ['After {quote} I expected the result.', 'How do you know that it worked, or that it did not?'],
    ['It breaks off at {quote}.', 'Where does the matter stand today?'],
  ],
  particulars: [
    ['You said {quote}. I cannot picture it yet.', 'What would I have seen on the table, the screen or the floor?'],
    ['Words such as {quote} could belong to many stories.', 'What was it called, and who else was there?'],
    ['I could not find many names and things; you say {quote}.', 'Which two details would you never forget?'],
    ['At {quote} I would like to see the place.', 'Where were you, and what was in front of you?'],
    ['With {quote} it stays general.', 'What exactly was it, and how many or how much?'],
    ['You pass quickly over {quote}.', 'Who was there, and what was it about in plain words?'],
  ],
  hypothetical: [
    ['You said {quote}: that is what one might do.', 'When did something like it last happen, and what did you do?'],
    ['At {quote} you tell me a plan. I asked what happened.', 'Which time that it came up can you tell me about?'],
    ['From {quote} I cannot tell whether it took place.', 'What did you do the last time?'],
    ['I hear an intention in {quote}.', 'On which day did you act on it, and how?'],
  ],
  generality: [
    ['You said {quote}, which could be any day.', 'Which day can you tell me about from beginning to end?'],
    ['With {quote} it stays a rule.', 'When did you last do exactly that, and for whom?'],
    ['I hear no single time in {quote}.', 'What was the most recent one?'],
    ['At {quote} I hear how it is in general.', 'Which one case shows it best?'],
    ['You said {quote}.', 'What happened the one time that was hardest?'],
  ],
  'self-praise': [
    ['You said {quote}. A listener would rather see it than be told.', 'What did you do on one day that shows it?'],
    ['So far I only have your word for {quote}.', 'Which occasion would a colleague name?'],
    ['At {quote} you describe yourself.', 'What happened that made you think so?'],
    ['I cannot see {quote} yet.', 'When was it last put to the test?'],
  ],
  'quality-nouns': [
    ['You said {quote}, which names a quality and not yet a thing that happened.', 'What did it look like on that day?'],
    ['Many people say {quote}.', 'What did you do that somebody else might have left out?'],
    ['At {quote} I lose the picture.', 'What could a bystander have filmed?'],
    ['I would swap {quote} for something that happened.', 'What would you put in its place?'],
  ],
};
