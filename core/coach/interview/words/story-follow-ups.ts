import type { FollowUps } from './follow-ups.ts';

/** One point on the weakest part of a story, and one question for it. What stands first is asked about first. */
export const STORY_FOLLOW_UPS: FollowUps = {
  'own-acts': [
    [
      'I could not find much that you did yourself; {quote} leaves it open.',
      'What were the first two things you did with your own hands or words?',
    ],
    ['From {quote} I know that something was done, not by whom.', 'Which part of it would not have happened without you?'],
    ['You said {quote}.', 'If I had been watching you then, what would I have seen you do?'],
    ['Around {quote} the acts are hard to make out.', 'What did you do first, and what straight after it?'],
    ['I look for verbs of yours and find few; take {quote}.', 'Whom did you ring, ask, show or stop?'],
    ['The answer moves past your own steps at {quote}.', 'What exactly did you do at that point?'],
  ],
  outcome: [
    ['You end on {quote}, and I could not find how it came out.', 'What was different a week later?'],
    ['After {quote} the story stops for me.', 'How did it end, and who could tell?'],
    ['The last thing I hear is {quote}.', 'From what to what did it change?'],
    ['You said {quote}. What followed is not told.', 'What happened next, good or bad?'],
    ['At {quote} I expected the result.', 'How do you know that it worked, or that it did not?'],
    ['It breaks off at {quote}.', 'Where does the matter stand today?'],
  ],
  particulars: [
    ['You said {quote}. I cannot picture it yet.', 'What would I have seen on the table, the screen or the floor?'],
    ['Words such as {quote} could belong to many stories.', 'What was it called, and who else was there?'],
    ['There are few names and things in it; {quote} is an example.', 'Which two details belong to this case and to no other?'],
    ['At {quote} I would like to see the place.', 'Where were you, and what was in front of you?'],
    ['The phrase {quote} keeps it general.', 'What exactly was the thing, and how many of them?'],
    ['You pass quickly over {quote}.', 'Could you name the people by their work and the thing by its name?'],
  ],
  'time-order': [
    ['You begin with {quote}, and I do not know when that was.', 'When was it, and how long did all of it take?'],
    ['I could not find the order of events around {quote}.', 'What came first, what second, and what last?'],
    ['At {quote} the clock is missing.', 'How much time lay between the first sign and your first step?'],
    ['The story around {quote} could have taken an hour or a year.', 'Which month was it, and when was it over?'],
    ['You said {quote}.', 'What had happened just before, and what straight afterwards?'],
    ['It would be easier to follow {quote} with a day to it.', 'On which day did it start, and when did you notice?'],
  ],
  hypothetical: [
    ['You said {quote}: that is what one might do.', 'When did you last stand before something like it, and what did you do?'],
    ['At {quote} it turns into a plan, where the question asks what happened.', 'Which time that it really came up can you tell me about?'],
    ['The words {quote} leave it open whether it took place.', 'What did you do the last time?'],
    ['I hear an intention in {quote}.', 'On which day did you act on it, and how?'],
  ],
  generality: [
    ['You said {quote}, and it belongs to no day in particular.', 'Which day can you tell from morning to evening?'],
    ['With {quote} it stays a rule.', 'When did you last do exactly that, and for whom?'],
    ['I hear no single time in {quote}.', 'What was the most recent one?'],
    ['At {quote} I hear how it is in general.', 'Which single case shows it best?'],
    ['It could be any day at {quote}.', 'What happened the one time that was hardest?'],
  ],
  'self-praise': [
    ['You said {quote}. A listener would rather see it than be told.', 'What did you do on one day that shows it?'],
    ['The claim {quote} stands alone.', 'Which occasion would a colleague name as proof?'],
    ['At {quote} you describe yourself.', 'What happened that made you or others think so?'],
    ['I cannot see {quote} yet.', 'When was it last put to the test?'],
  ],
  'quality-nouns': [
    ['Words such as {quote} name a quality, not a thing that happened.', 'What did it look like on that day?'],
    ['Everybody may say {quote}.', 'What did you do that somebody else in your place might have left out?'],
    ['At {quote} I lose the picture.', 'What could a bystander have filmed?'],
    ['The phrase {quote} stands where an event could stand.', 'Which event would you put in its place?'],
  ],
};
