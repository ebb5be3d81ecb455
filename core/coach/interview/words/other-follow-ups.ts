import type { SlotId } from '../question-types.ts';
import type { FollowUp, FollowUps } from './follow-ups.ts';

/** For what one would do: situations, technical questions, cases. */
export const PLAN_FOLLOW_UPS: FollowUps = {
  'own-acts': [
    ['At {quote} I do not see the steps yet.', 'What would you do in the first ten minutes?'],
    ['You said {quote}.', 'What comes first, what second, and what would you leave for later?'],
    ['The plan is general at {quote}.', 'Whom would you speak to first, and what would you have in your hand?'],
    ['I could not find many steps around {quote}.', 'What exactly would you do, one thing after another?'],
    ['I hear the aim in {quote}, and would like to see the way.', 'Which step would be yours alone?'],
  ],
  particulars: [
    ['Words such as {quote} would fit almost any case.', 'What would you look at here, by name?'],
    ['You said {quote}.', 'Which figure, record or person would tell you more?'],
    ['I cannot picture {quote} yet.', 'What would be on your list, item by item?'],
    ['It stays general at {quote}.', 'What is special about this case, and how does it change what you do?'],
  ],
  reason: [
    ['You said {quote}, and not why.', 'Why that, and not the next best thing?'],
    ['The step {quote} needs its reason.', 'What makes you begin there?'],
    ['At {quote} I would like to follow your thinking.', 'What do you assume, and how would you notice that it is wrong?'],
    ['I see what you would do at {quote}.', 'What would you want to avoid by it?'],
  ],
  'time-order': [
    ['I could not find an order around {quote}.', 'What has to be done before anything else?'],
    ['At {quote} the clock is missing.', 'What would be done by noon, and what by the end of the week?'],
    ['You said {quote}.', 'When would that happen, and what would come before it?'],
  ],
  turn: [
    ['Up to {quote} all goes well.', 'What would you do if that did not work?'],
    ['The plan ends at {quote}, with nobody against it.', 'What is most likely to go wrong, and what then?'],
    ['You said {quote}.', 'What would make you change course?'],
  ],
  speech: [
    ['At {quote} you would have to find words.', 'What would be your first sentence?'],
    ['You said {quote}.', 'How would you put that to the person, word for word?'],
    ['I would like to hear {quote} as it would be said.', 'What would you say, and what would you ask?'],
  ],
  'quality-nouns': [
    ['Words such as {quote} name an aim.', 'What would somebody see you do?'],
    ['The phrase {quote} stands where a step could stand.', 'Which step would you put in its place?'],
  ],
};

/** For introductions and motives. */
export const MOTIVE_FOLLOW_UPS: FollowUps = {
  particulars: [
    ['Words such as {quote} could be said in any interview.', 'Which names, places or pieces of work belong to you alone?'],
    ['You said {quote}. I cannot picture it yet.', 'What is one thing you made, ran or looked after, by name?'],
    ['It stays general at {quote}.', 'What would I find on your desk or bench on an ordinary Tuesday?'],
    ['I would remember you better by a detail than by {quote}.', 'Which one would you choose?'],
  ],
  'own-acts': [
    ['I hear what you are at {quote}, and little of what you did.', 'What have you done yourself that fits this job?'],
    ['You said {quote}.', 'Which thing you did last year would show it?'],
    ['At {quote} one act would say more than a quality.', 'What did you build, mend, sell, teach or sort out?'],
    ['I could not find your own doing near {quote}.', 'What would be missing today if you had not been there?'],
  ],
  'self-praise': [
    ['You said {quote}. A listener would rather see it.', 'When was it last needed?'],
    ['The claim {quote} stands alone.', 'What happened that shows it?'],
  ],
  'quality-nouns': [
    ['Everybody may say {quote}.', 'What did it look like in your last job?'],
    ['The phrase {quote} names a quality.', 'Which piece of work stands behind it?'],
  ],
  reason: [
    ['You said {quote}, and not what makes it matter to you.', 'Why this, and why now?'],
    ['I follow you up to {quote}.', 'What made you choose this way and not the other?'],
    ['The reason behind {quote} is still yours alone.', 'What would you tell a friend who asked why?'],
  ],
  'time-order': [
    ['I could not find when {quote} was.', 'What came before it, and what after?'],
    ['Around {quote} I lose the order.', 'When did you begin, and how long have you done it?'],
    ['You said {quote}.', 'Since when, and what were you doing until then?'],
  ],
};

export const OTHER_SLOTS: Readonly<Partial<Record<SlotId, readonly FollowUp[]>>> = {
  situational: [
    ['I hear an aim at {quote}, and not the first step.', 'What would you do first, and why that?'],
    ['You said {quote}. What if it fails is not told.', 'What would you do if that did not work?'],
    ['The situation asks for a step, its reason and a way out; {quote} gives a part of it.', 'Which step comes first, and what is plan B?'],
  ],
  technical: [
    ['At {quote} I miss how you would know that you are right.', 'What do you assume, and how would you check it?'],
    ['You said {quote}.', 'Which step would you take first, and what would its result tell you?'],
    ['An answer of this kind needs an assumption, a step and a check; {quote} is a part of that.', 'Which of them would you add?'],
  ],
  decision: [
    ['I see one way at {quote}.', 'Which second option would you set beside it, and what would decide?'],
    ['You said {quote}. The criterion is not told.', 'What would weigh most, and what would it cost?'],
    ['A choice has a price; I could not find it near {quote}.', 'What would be given up by it?'],
  ],
  motive: [
    ['What you say at {quote} would fit many employers.', 'What is true of this one and of few others?'],
    ['You said {quote}. I could not find what in your own work meets it.', 'What have you done yourself that fits?'],
    ['A motive needs a fact about them and an act of yours; {quote} gives a part of it.', 'Which is the part still to come?'],
  ],
  intro: [
    ['I hear {quote}, and miss one of the three: now, before, next.', 'What do you do at present, and what should come next?'],
    ['You said {quote}.', 'How did you come from there to wanting this job?'],
    ['An introduction goes from today over the way here to what is next; {quote} is one stretch of it.', 'Which stretch would you add?'],
  ],
  number: [
    ['The question asks how much, and {quote} gives no figure.', 'How many, how large or how often?'],
    ['You said {quote}. I could not find a number with its unit.', 'What would an honest estimate be?'],
  ],
  story: [
    ['You said {quote}. I could not find a case in it.', 'On which day was it needed last, and what did you do?'],
    ['At {quote} I expected one occasion.', 'Which one can you tell in three sentences?'],
  ],
};
