import type { FollowUps } from './follow-ups.ts';

/** For introductions and motives. */
export const MOTIVE_FOLLOW_UPS: FollowUps = {
  particulars: [
    ['You said {quote}. Other people could say that too.', 'Which names, places or pieces of work belong to you alone?'],
    ['You said {quote}. I cannot picture it yet.', 'What is one thing you made, ran or looked after, by name?'],
    ['You said {quote}, which is still general.', 'What would I see you do on an ordinary Tuesday?'],
    ['I would remember you better by a detail than by {quote}.', 'What is one thing from that time that nobody else could tell?'],
  ],
  'own-acts': [
    ['I hear {quote}, and would like to hear more of what you did.', 'What have you done yourself that fits this job?'],
    ['You said {quote}.', 'Which thing you did last year would show it?'],
    ['You said {quote}. One thing you did would tell me more.', 'Which piece of work are you glad to have done?'],
    ['I could not find your own doing near {quote}.', 'What would be missing today if you had not been there?'],
  ],
  'self-praise': [
    ['You said {quote}. A listener would rather see it.', 'When was it last needed?'],
    ['So far I only have your word for {quote}.', 'What happened that shows it?'],
  ],
  'quality-nouns': [
    ['Many people say {quote}.', 'What did it look like in your last job?'],
    ['You said {quote}, which is a quality.', 'Which piece of work stands behind it?'],
  ],
};
