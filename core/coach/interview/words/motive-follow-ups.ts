import type { FollowUps } from './follow-ups.ts';

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
